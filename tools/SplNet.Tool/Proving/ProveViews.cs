using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Views;
using SplNet.Views.Markdown;
using SplNet.Views.Pages;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Proving;

/// <summary>The forms in which a proof can be had.</summary>
internal static class ProveViews
{
    private const string Index = "index.html";

    /// <summary>Makes the requested views.</summary>
    /// <param name="document">The proof.</param>
    /// <param name="began">The time of the start.</param>
    public static ResultViews Of(ProveDocument document, DateTimeOffset began) => new(
        "splnet prove", began, () => DocumentJson.Write(document), () => Page(document), () => [Result(document)], () => Files(document));

    private static MarkdownPage Page(ProveDocument document)
    {
        var comparison = document.Comparison is { } compared ? CompareMarkdown.Page(compared) : null;
        var evidence = new MarkdownTable(
            [("evidence", false), ("outcome", false)],
            [.. ProveReport.Evidence(document).Select(static one => (IReadOnlyList<string>)
                [MarkdownCell.Plain(one.Name), MarkdownCell.Plain(one.Value)])]);
        return new MarkdownPage(
            $"**{MarkdownCell.Plain(ProveReport.Answer(document))}**\n\n" +
            string.Concat(document.Reasons.Select(static reason => $"- {MarkdownCell.Plain(reason)}\n")),
            evidence,
            $"\n{(comparison is null ? string.Empty : comparison.Write() + "\n")}Repeat: {MarkdownCell.Code(document.Repeat)}\n");
    }

    private static PipelineResult Result(ProveDocument document) => new()
    {
        Name = $"{document.Head} against {document.Base}",
        Group = "splnet prove",
        Outcome = document.Verdict switch
        {
            ProofVerdict.Proven => PipelineOutcome.Holds,
            ProofVerdict.Refuted => PipelineOutcome.Violated,
            _ => PipelineOutcome.Undecided,
        },
        Rule = new PipelineRule(
            "proof", "The change is faster and does the same.",
            "Tests and generators of the base check both libraries, and every operand is measured with new inputs.",
            "Read the reasons, and run the command again."),
        Message = string.Join(' ', document.Reasons),
    };

    private static IEnumerable<(string Name, string Content)> Files(ProveDocument document)
    {
        var measured = document.Comparison is { } comparison
            ? ComparePages.Files(comparison).ToList()
            : [];
        var names = measured.Where(static file => file.Name != Index).ToList();
        foreach (var file in names)
            yield return file;
        yield return (Index, ProofPage.Of(
            ProveReport.Answer(document),
            document.Verdict switch { ProofVerdict.Proven => "pass", ProofVerdict.Refuted => "fail", _ => "inconclusive" },
            document.Reasons, [.. ProveReport.Evidence(document)],
            [.. document.Rows.Select(static row => (string[])[
                row.Operand, CompareCells.NameOf(row), CompareCells.Value(row.BaseValue, row.Unit), CompareCells.Value(row.Value, row.Unit),
                CompareCells.Ratio(row)])],
            (document.Base, document.Head),
            [.. ComparedWhy.Of(document.Rows).SelectMany(static one => one.Explanation.Lines)],
            [.. names.Select(static file => file.Name)], document.Repeat));
    }
}
