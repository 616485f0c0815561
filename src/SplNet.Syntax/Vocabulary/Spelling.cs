namespace SplNet.Syntax;

/// <summary>Suggests the name that was probably meant.</summary>
internal static class Spelling
{
    /// <summary>The form of a suggestion inside a sentence.</summary>
    public const string InParentheses = "(did you mean '{0}'?)";

    // No hand-written list of names is longer; a hostile one costs no more than this.
    private const int MostCandidates = 500;
    private const int LongestName = 200;

    /// <summary>Formats a sentence that suggests the nearest name, with a space before it; empty if none is near.</summary>
    public static string Suggestion(string name, IEnumerable<string> known, string form = "Did you mean '{0}'?") =>
        Nearest(name, known) is { } nearest ? " " + form.Replace("{0}", nearest) : string.Empty;

    /// <summary>Finds the nearest name; null if none is near.</summary>
    public static string? Nearest(string name, IEnumerable<string> known)
    {
        if (name.Length > LongestName)
            return null;
        // Every name is near to a name of one or two letters.
        var limit = Math.Min(Math.Max(2, name.Length / 3), name.Length - 1);
        string? nearest = null;
        var seen = 0;
        foreach (var candidate in known)
        {
            if (Math.Abs(candidate.Length - name.Length) > limit)
                continue;
            if (++seen > MostCandidates)
                break;
            var distance = Distance(name, candidate);
            if (distance <= limit)
            {
                nearest = candidate;
                limit = distance - 1;
            }
        }

        return nearest;
    }

    /// <summary>Counts the single-character insertions, deletions and replacements between two names (Levenshtein, 1966).</summary>
    public static int Distance(string left, string right)
    {
        var previous = new int[right.Length + 1];
        var current = new int[right.Length + 1];
        for (var column = 0; column <= right.Length; column++)
            previous[column] = column;
        for (var row = 1; row <= left.Length; row++)
        {
            current[0] = row;
            for (var column = 1; column <= right.Length; column++)
            {
                var replaced =
                    previous[column - 1] + (char.ToUpperInvariant(left[row - 1]) == char.ToUpperInvariant(right[column - 1]) ? 0 : 1);
                current[column] = Math.Min(replaced, 1 + Math.Min(previous[column], current[column - 1]));
            }

            (previous, current) = (current, previous);
        }

        return previous[right.Length];
    }
}
