namespace Sut;

/// <summary>How many letters differ between two words.</summary>
public static class EditDistance
{
    public static int Between(string left, string right)
    {
        var previous = new int[right.Length + 1];
        var current = new int[right.Length + 1];
        for (var j = 0; j <= right.Length; j++)
            previous[j] = j;
        for (var i = 1; i <= left.Length; i++)
        {
            current[0] = i;
            for (var j = 1; j <= right.Length; j++)
            {
                var replaced = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1);
                current[j] = Math.Min(replaced, 1 + Math.Min(previous[j], current[j - 1]));
            }

            (previous, current) = (current, previous);
        }

        return previous[right.Length];
    }
}

/// <summary>A word that may have been meant.</summary>
public sealed record Proposal(string Word, int Distance);

/// <summary>Knows how words are written.</summary>
public sealed class SpellChecker
{
    private readonly List<string> _words = [];

    public SpellChecker Learn(params IEnumerable<string> words)
    {
        foreach (var word in words)
        {
            if (word.Length == 0)
                throw new ArgumentException("A word has letters.", nameof(words));
            _words.Add(word.ToLowerInvariant());
        }

        return this;
    }

    public bool Knows(string word) => _words.Contains(word.ToLowerInvariant());

    public Proposal? Propose(string word, int most)
    {
        Proposal? best = null;
        foreach (var known in _words)
        {
            if (Math.Abs(known.Length - word.Length) > most)
                continue;
            var distance = EditDistance.Between(word, known);
            if (distance <= most && (best is null || distance < best.Distance))
                best = new Proposal(known, distance);
        }

        return best;
    }
}
