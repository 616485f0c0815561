using System.Text;
using SplNet.Views.Markdown;

namespace SplNet.Tool.Requirements;

/// <summary>The table of a run for a pull request.</summary>
internal static class RunMarkdown
{
    private static readonly (string Head, bool IsNumber)[] Columns =
        [
            (string.Empty, false), ("requirement", false), ("stated at", false), ("measured", false), ("runs", true), ("time", true),
            (string.Empty, false),
        ];

    public static MarkdownPage Page(RunDocument document)
    {
        var headline = new StringBuilder("**")
            .Append(document.Requirements.Count == 0 ? "nothing measured" : RunRow.Counts(document.Requirements)).Append("**");
        if (document.NotReached.Count > 0)
            headline.Append("; interrupted before ").AppendJoin(", ", document.NotReached.Select(MarkdownCell.Code));
        return new MarkdownPage(
            headline.ToString(),
            new MarkdownTable(Columns, [.. document.ByGravity.Select(RunRow.Of).Select(Cells)]),
            RunReport.HasFindings(document) ? Findings(document) : string.Empty);
    }

    private static string Findings(RunDocument document)
    {
        var findings = new StringBuilder("\n").Append(MarkdownCell.Plain(RunReport.FindingsTitle(document))).Append(":\n\n");
        foreach (var (name, value) in RunReport.Findings(document))
            findings.Append("- ").Append(MarkdownCell.Plain(name.Length == 0 ? value : $"{name}: {value}")).Append('\n');
        return findings.ToString();
    }

    private static IReadOnlyList<string> Cells(RunRow row) =>
        [
            row.Verdict, MarkdownCell.Code(row.Name), MarkdownCell.Plain(row.Location), MarkdownCell.Plain(row.Measured), row.Runs,
            row.Time, MarkdownCell.Plain(row.Remark),
        ];
}
