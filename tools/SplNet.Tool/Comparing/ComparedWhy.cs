namespace SplNet.Tool.Comparing;

/// <summary>
/// Assigns explanations to the rows that they explain: the experiment of the times explains exact bytes, which have a separate row.
/// </summary>
internal static class ComparedWhy
{
    /// <summary>The explanations in the order of the rows.</summary>
    /// <param name="rows">The rows.</param>
    public static IEnumerable<(ComparedRow Row, Explanation Explanation)> Of(IReadOnlyList<ComparedRow> rows) =>
        rows.SelectMany(row => (row.Result?.Explanations ?? []).Select(explanation => (RowOf(explanation, row, rows), explanation)));

    private static ComparedRow RowOf(Explanation explanation, ComparedRow row, IReadOnlyList<ComparedRow> rows) =>
        row.Result!.Comparisons.Any(comparison => comparison.Text == explanation.Comparison)
            ? row
            : rows.FirstOrDefault(other => other.Exact && (other.Subject, other.Revision) == (row.Subject, row.Revision)
                && explanation.Comparison.StartsWith(other.Metric + "(", StringComparison.Ordinal))
                ?? row;
}
