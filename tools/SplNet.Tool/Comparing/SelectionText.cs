using SplNet.Causes.Selection;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Comparing;

/// <summary>The section that shows which operands a change can have affected, and why.</summary>
internal static class SelectionText
{
    /// <summary>The section; none if nothing was selected.</summary>
    /// <param name="document">The comparison.</param>
    /// <param name="nameOf">The name of a row.</param>
    public static IEnumerable<ReportSection> Section(CompareDocument document, Func<ComparedRow, string> nameOf)
    {
        var rows = document.Comparisons.Where(static row => row.Selection is not null && row.Metric == ComparedMetric.Mean.Name)
            .OrderBy(static row => row.Selection!.Kind).ToList();
        return rows.Count == 0 ? [] : [new ReportSection("Selection", [.. rows.Select(row => (nameOf(row), Of(row.Selection!)))])];
    }

    /// <summary>The section that shows what each change can affect; none unless that was asked for.</summary>
    /// <param name="document">The comparison.</param>
    public static IEnumerable<ReportSection> Changes(CompareDocument document) => document.ChangedCode switch
    {
        null => [],
        [] => [new ReportSection("Changed code", [(string.Empty, "none")])],
        var all => [new ReportSection("Changed code", [.. all.Select(static one => (
            one.File is null ? one.Name : $"{one.Name} ({Path.GetFileName(one.File.Replace('\\', '/'))}:{one.Line})",
            one.Operands.Count == 0 ? "affects no operand" : $"affects {string.Join(", ", one.Operands)}"))])],
    };

    /// <summary>Rows without repetition: an unaffected operand has one row, whatever is compared of it.</summary>
    public static IEnumerable<ComparedRow> Once(IEnumerable<ComparedRow> rows) =>
        rows.Where(static row => !row.IsUnaffected || row.Metric == ComparedMetric.Mean.Name);

    private static string Of(OperandSelection selection) => selection.Kind switch
    {
        SelectionKind.Unaffected => $"unaffected: {selection.Reason}",
        SelectionKind.Affected => $"affected: {selection.Reason}",
        _ => $"measured, because it is unknown whether it is affected: {selection.Reason}",
    };
}
