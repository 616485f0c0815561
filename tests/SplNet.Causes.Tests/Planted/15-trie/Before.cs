using System.Diagnostics.CodeAnalysis;

namespace Sut;

/// <summary>The way from one node to the next by a character.</summary>
public readonly struct Edge(int node, char symbol) : IEquatable<Edge>
{
    public int Node { get; } = node;

    public char Symbol { get; } = symbol;

    public bool Equals(Edge other) => Node == other.Node && Symbol == other.Symbol;

    public override bool Equals([NotNullWhen(true)] object? obj) => obj is Edge other && Equals(other);

    public override int GetHashCode() => Node * 31 + Symbol;
}

/// <summary>A word and how often it was seen.</summary>
public sealed record Suggestion(string Word, int Weight);

/// <summary>Words that share their beginnings.</summary>
public sealed class Trie
{
    private readonly Dictionary<Edge, int> _edges = [];
    private readonly List<int> _weights = [0];

    public int NodeCount => _weights.Count;

    public int Root => 0;

    public void Add(string word, int weight)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(weight);
        var node = Root;
        foreach (var symbol in word)
            node = NextOrNew(node, symbol);
        _weights[node] += weight;
    }

    public int Find(ReadOnlySpan<char> prefix)
    {
        var node = Root;
        foreach (var symbol in prefix)
        {
            if (!TryNext(node, symbol, out node))
                return -1;
        }

        return node;
    }

    public int WeightOf(int node) => _weights[node];

    public bool TryNext(int node, char symbol, out int next) => _edges.TryGetValue(new Edge(node, symbol), out next);

    private int NextOrNew(int node, char symbol)
    {
        if (TryNext(node, symbol, out var next))
            return next;
        next = _weights.Count;
        _weights.Add(0);
        _edges.Add(new Edge(node, symbol), next);
        return next;
    }
}

/// <summary>Proposes words for what was typed so far.</summary>
public sealed class Completer(Trie words, string alphabet)
{
    public Suggestion? Best(string prefix)
    {
        var node = words.Find(prefix);
        return node < 0 ? null : BestBelow(node, prefix);
    }

    public int CountKnown(IEnumerable<string> texts)
    {
        var count = 0;
        foreach (var text in texts)
        {
            var node = words.Find(text);
            if (node >= 0 && words.WeightOf(node) > 0)
                count++;
        }

        return count;
    }

    private Suggestion? BestBelow(int node, string prefix)
    {
        var best = words.WeightOf(node) > 0 ? new Suggestion(prefix, words.WeightOf(node)) : null;
        foreach (var symbol in alphabet)
        {
            if (words.TryNext(node, symbol, out var next))
                best = Heavier(best, BestBelow(next, prefix + symbol));
        }

        return best;
    }

    private static Suggestion? Heavier(Suggestion? left, Suggestion? right)
    {
        if (left is null || right is null)
            return left ?? right;
        return right.Weight > left.Weight ? right : left;
    }
}
