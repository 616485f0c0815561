using SplNet.Results.Reports;
using SplNet.Tool.Reporting;
using static System.FormattableString;

namespace SplNet.Tool.Requirements;

/// <summary>The summary after several requirements.</summary>
internal static class RunReport
{
    private static readonly string[] Heads = ["measured", "runs", "time", string.Empty];

    public static IReadOnlyList<ReportSection> Sections(RunDocument document) => document switch
    {
        { Requirements.Count: 0, NotReached.Count: 0 } => [],
        { Requirements.Count: 0 } => [new("Summary", [.. NotReached(document)])],
        _ =>
        [
            new("Requirements", Table(document))
            {
                Items = [.. document.Requirements.Select(RunRow.Of)
                    .Select(static row => ReportItem.Of($"{row.Verdict}  {NameOf(row)}", Heads, Cells(row)[1..]))],
            },
            new("Summary", [("verdicts", RunRow.Counts(document.Requirements)), .. NotReached(document)]),
            .. HasFindings(document) ? [new ReportSection(FindingsTitle(document), [.. Findings(document)])] : (ReportSection[])[],
        ],
    };

    /// <summary>True if the whole run allows statements beyond verdicts: several comparisons were tested.</summary>
    public static bool HasFindings(RunDocument document) => document.Requirements.Where(static one => one.Result.Verdict != Verdict.Invalid)
        .Sum(static one => one.Result.Comparisons.Count) > 1;

    /// <summary>The title of the findings.</summary>
    public static string FindingsTitle(RunDocument document) =>
        Invariant($"Over the whole run (Benjamini and Hochberg, at most {100 * document.FindingsLevel:0.##} % false findings)");

    /// <summary>The finding of each comparison, corrected for all others.</summary>
    public static IEnumerable<(string Name, string Value)> Findings(RunDocument document) => document.Findings.Count == 0
        ? [(string.Empty, "No claim of < or > was shown, and none of <=, >= or == was refuted.")]
        : document.Findings.Select(static finding => (
            finding.Stands ? "stands" : "may be chance",
            Invariant($"{finding.Requirement}: {finding.Comparison}, adjusted {EvidenceText.PValue(finding.AdjustedPValue)}")));

    private static IReadOnlyList<(string Name, string Value)> Table(RunDocument document)
    {
        var rows = document.Requirements.Select(RunRow.Of).ToList();
        var lines = AlignedCells.Of([["requirement", .. Heads], .. rows.Select(Cells)]);
        return [(" ", lines[0]), .. rows.Select((row, index) => (row.Verdict, lines[index + 1]))];
    }

    private static string NameOf(RunRow row) => $"{row.Name} ({row.Location})";

    private static string[] Cells(RunRow row) => [NameOf(row), row.Measured, row.Runs, row.Time, FirstLine(row.Remark)];

    private static string FirstLine(string text) => text.Split('\n', 2)[0].TrimEnd();

    private static IEnumerable<(string Name, string Value)> NotReached(RunDocument document) => document.NotReached.Count == 0
        ? []
        : [(
            "interrupted", $"{document.NotReached.Count} of {document.NotReached.Count + document.Requirements.Count} requirements were " +
                $"not measured: {string.Join(", ", document.NotReached)}")];
}
