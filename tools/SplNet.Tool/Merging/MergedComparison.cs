using SplNet.Tool.Comparing;

namespace SplNet.Tool.Merging;

/// <summary>Comparisons of parts of all operands as one.</summary>
internal static class MergedComparison
{
    // Rows of one operand and revision appear in the order in which they were compared.
    private static readonly string[] Always = [ComparedMetric.Mean.Name, ComparedMetric.Allocated.Name];

    /// <summary>
    /// The whole: differences are the rows that remain differences among the comparisons of all parts. Comparisons that no part has
    /// measured have the reason.
    /// </summary>
    /// <param name="files">The documents of the parts and their files.</param>
    /// <exception cref="SplNetException">They are not parts of one whole.</exception>
    public static CompareDocument Of(IReadOnlyList<(string File, CompareDocument Document)> files)
    {
        var parts = Parts<CompareDocument>.Of(files);
        var first = parts.Documents[0];
        if (parts.Documents.Any(
            document => (document.Alpha, document.Resolution, document.Tolerance, document.Base)
                != (first.Alpha, first.Resolution, first.Tolerance, first.Base)
                || !document.Revisions.SequenceEqual(first.Revisions, StringComparer.Ordinal)))
            throw new SplNetException(
                "The parts have different revisions, significance levels, resolutions or tolerances, so they cannot be merged. " +
                "Compare all parts with the same options.");
        var order = parts.Shard.All.Index().ToDictionary(static one => one.Item, static one => one.Index, StringComparer.Ordinal);
        var (rows, unreadable) = (new List<ComparedRow>(), new List<ComparedRow>());
        foreach (var row in parts.Documents.SelectMany(static document => document.Comparisons))
            (order.ContainsKey(row.Subject) ? rows : unreadable).Add(row);
        Parts<CompareDocument>.RefuseTwice(rows.Select(static row => $"{row.Operand}@{row.Revision}"));
        string?[] revisions = [.. first.Revisions];
        var notReached = parts.Documents.SelectMany(static document => document.NotReached).ToList();
        var unmeasured = parts.Shard.All.Except(rows.Select(static row => row.Subject), StringComparer.Ordinal)
            .Select(key => new ComparedRow
            {
                Operand = key,
                Change = Change.NotMeasured,
                Remarks = [notReached.Exists(name => name == key || name.StartsWith(key + " at ", StringComparison.Ordinal))
                    ? "Not measured: its part was interrupted first."
                    : parts.Missing],
            }).ToList();
        var all = rows.Concat(unmeasured).OrderBy(row => order[row.Subject]).ThenBy(row => Array.IndexOf(revisions, row.Revision))
            .ThenBy(static row => Array.IndexOf(Always, row.Metric) is >= 0 and var place ? place : Always.Length)
            .Concat(unreadable.DistinctBy(static row => row.Operand, StringComparer.Ordinal));
        var together = RowClassification.Together([.. all], first.Alpha);
        return first with
        {
            Shard = null,
            ExitCode = (int)ChangeCounts.ExitCodeOf(together),
            Comparisons = together,
            NotReached = [.. notReached.Where(
                name => !unmeasured.Exists(row => name == row.Operand || name.StartsWith(row.Operand + " at ", StringComparison.Ordinal)))],
        };
    }
}
