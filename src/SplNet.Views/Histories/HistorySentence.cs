using System.Globalization;

namespace SplNet.Views.Histories;

/// <summary>What a history comes to, in one line.</summary>
internal static class HistorySentence
{
    /// <summary>For example "2 confirmed slower, 1 accepted, 197 unchanged, 3 not measured".</summary>
    public static string Of(ShownHistory history)
    {
        if (history.Series.Count == 0)
            return "nothing measured";
        var changes = history.Series.SelectMany(static series => series.Changes).Where(static change => change.Kind != ShownChangeKind.NotReproduced)
            .GroupBy(static change => change.Text, StringComparer.Ordinal)
            .OrderBy(static group => group.Min(static change => (change.Kind, change.Accepted is null ? 0 : 1, change.IsGain ? 1 : 0)))
            .Select(static group => Number(group.Count(), group.Key));
        var unchanged = history.Series.Count(static series => series.IsCurrent && series.Changes.All(static change => change.Kind == ShownChangeKind.NotReproduced));
        var missing = history.Series.Count(static series => !series.IsCurrent);
        return string.Join(", ", [.. changes, .. unchanged > 0 ? [Number(unchanged, "unchanged")] : (string[])[], .. missing > 0 ? [Number(missing, "not measured at the last commit")] : (string[])[]]);
    }

    private static string Number(int count, string what) => string.Create(CultureInfo.InvariantCulture, $"{count} {what}");
}
