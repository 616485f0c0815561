namespace SplNet.Experiments;

/// <summary>Suggests the name that was probably meant.</summary>
internal static class Spelling
{
    public static string Suggestion(string name, IEnumerable<string> known, string form = "Did you mean '{0}'?")
    {
        var nearest = known.Select(candidate => (candidate, distance: Distance(name, candidate)))
            .Where(pair => pair.distance <= Math.Max(2, name.Length / 3))
            .OrderBy(static pair => pair.distance)
            .Select(static pair => pair.candidate)
            .FirstOrDefault();
        return nearest is null ? string.Empty : " " + form.Replace("{0}", nearest, StringComparison.Ordinal);
    }

    /// <summary>The number of single-character insertions, deletions and replacements between two names (Levenshtein, 1966).</summary>
    public static int Distance(string left, string right)
    {
        var previous = Enumerable.Range(0, right.Length + 1).ToArray();
        for (var row = 1; row <= left.Length; row++)
        {
            var current = new int[right.Length + 1];
            current[0] = row;
            for (var column = 1; column <= right.Length; column++)
            {
                var replaced = previous[column - 1] + (char.ToUpperInvariant(left[row - 1]) == char.ToUpperInvariant(right[column - 1]) ? 0 : 1);
                current[column] = Math.Min(replaced, 1 + Math.Min(previous[column], current[column - 1]));
            }

            previous = current;
        }

        return previous[right.Length];
    }
}
