using SplNet.Reports;
using SplNet.Tool.Reporting;
using static System.FormattableString;

namespace SplNet.Tool.Requirements;

/// <summary>The summary after several requirements.</summary>
internal static class RunReport
{
    public static IReadOnlyList<ReportSection> Sections(RunDocument document) =>
    [
        new("Requirements", [.. document.Requirements.Select(static requirement => (Label(requirement.Result.Verdict), $"{requirement.Name} ({requirement.Location})"))]),
        new("Summary", [("verdicts", Verdicts(document.Requirements))]),
        new(Invariant($"Over the whole run (Benjamini and Hochberg, at most {100 * document.FindingsLevel:0.##} % false findings)"), Findings(document)),
    ];

    private static string Label(Verdict verdict) => verdict.ToString().ToUpperInvariant();

    private static string Verdicts(IReadOnlyList<RequirementResult> results) => string.Join(", ", results
        .GroupBy(static result => result.Result.Verdict)
        .OrderBy(static group => group.Key)
        .Select(static group => Invariant($"{group.Count()} {Label(group.Key)}")));

    private static IReadOnlyList<(string Name, string Value)> Findings(RunDocument document) => document.Findings.Count == 0
        ? [(string.Empty, "No difference was shown.")]
        : [.. document.Findings.Select(static finding => (
            finding.Stands ? "stands" : "may be chance",
            Invariant($"{finding.Requirement}: {finding.Comparison}, adjusted {EvidenceText.PValue(finding.AdjustedPValue)}")))];
}
