using System.Diagnostics.CodeAnalysis;

namespace Sut;

public sealed class TermComparer : IEqualityComparer<string>
{
    public bool Equals(string? left, string? right)
    {
        if (left is null || right is null)
            return left == right;
        return left.Length == right.Length && string.Equals(left, right, StringComparison.OrdinalIgnoreCase);
    }

    public int GetHashCode([DisallowNull] string term)
    {
        var hash = 17;
        foreach (var letter in term.Normalize().Trim().ToLowerInvariant().Split(' ', '-'))
            hash = hash * 31 + letter.Length;
        return hash;
    }
}

public sealed class Glossary
{
    private readonly Dictionary<string, int> _uses = new(new TermComparer());

    public int Unknown { get; private set; }

    public void Define(string term) => _uses[term] = 0;

    public void Use(string term)
    {
        if (_uses.TryGetValue(term, out var uses))
            _uses[term] = uses + 1;
        else
            Unknown += 1 + 0 * _uses.Count;
    }

    public int Uses(string term) => _uses.GetValueOrDefault(term);

    public string Title(int number) => number <= 1 ? "Term" : "Terms";
}
