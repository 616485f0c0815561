using SplNet.Tool.Reporting;
using SplNet.Tool.Views;
using SplNet.Views.Markdown;

namespace SplNet.Tool.Bisecting;

/// <summary>The forms in which a search can be had.</summary>
internal static class BisectViews
{
    /// <summary>Makes the requested views.</summary>
    /// <param name="document">The search.</param>
    /// <param name="began">The time of the start.</param>
    public static ResultViews Of(BisectDocument document, DateTimeOffset began) => new(
        "splnet bisect", began, () => DocumentJson.Write(document), () => Page(document), static () => [], static () => []);

    private static MarkdownPage Page(BisectDocument document) => new(
        document.Culprit is { } culprit
            ? $"**{MarkdownCell.Code(culprit.ShortId)} {MarkdownCell.Plain(culprit.Title)}**: {MarkdownCell.Plain(Subject(document))}"
            : $"**No single commit**: {MarkdownCell.Plain(Subject(document))}",
        new MarkdownTable(
            [("commit", false), (string.Empty, false), ("decision", false)],
            [.. document.Decisions.Select(decision => (IReadOnlyList<string>)
                [
                    MarkdownCell.Plain(BisectReport.Subject(decision)),
                    BisectReport.Label(document, decision),
                    MarkdownCell.Plain(decision.Judgement.Reason),
                ])]),
        $"\n{string.Concat(BisectReport.Result(document).Select(static line => $"- {Named(line)}\n"))}{Why(document)}");

    private static string Subject(BisectDocument document) => document.UnitTest ?? document.Method ?? document.Formula!;

    private static string Named((string Name, string Value) line) =>
        MarkdownCell.Plain(line.Name.Length == 0 ? line.Value : $"{line.Name}: {line.Value}");

    private static string Why(BisectDocument document) => document.Explanations.Count == 0
        ? string.Empty
        : "\nWhy:\n\n" + string.Concat(
            document.Explanations.SelectMany(static one => one.Lines).Select(static line => $"- {MarkdownCell.Plain(line)}\n"));
}
