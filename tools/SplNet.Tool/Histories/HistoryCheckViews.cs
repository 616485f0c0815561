using SplNet.History.Measurements;
using SplNet.Tool.Reporting;
using SplNet.Tool.Views;
using SplNet.Values;
using SplNet.Views.Markdown;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Histories;

/// <summary>The forms in which a check can be had.</summary>
internal static class HistoryCheckViews
{
    private static readonly PipelineRule Rule = new(
        "history",
        "No series is slower, or allocates more, than its stored measurements.",
        "Stored means propose changes. The commit is then measured again side by side with its baseline, in two sessions or more. " +
            "Only a confirmed change is a failure; a change that needs another session is undecided.",
        "Run the command that the message names to measure again. Accept an intended change with splnet history accept.");

    /// <summary>Makes the requested views.</summary>
    /// <param name="document">The check.</param>
    /// <param name="began">The time of the start.</param>
    public static ResultViews Of(HistoryCheckDocument document, DateTimeOffset began) => new(
        "splnet history check", began, () => DocumentJson.Write(document), () => Page(document),
        () => [.. document.Series.Select(ResultOf)],
        static () => []);

    private static PipelineResult ResultOf(HistoryCheckRow row) => new()
    {
        Name = row.Series,
        Group = row.Metric,
        Outcome = row.Outcome,
        Rule = Rule,
        Message = $"{row.Result}: {row.Text}",
        Details = row.Repeat.Length == 0 ? string.Empty : $"{row.Text}{Environment.NewLine}repeat: {row.Repeat}",
    };

    // The series without a change are only counted.
    private static MarkdownPage Page(HistoryCheckDocument document)
    {
        var changes = document.Series.Where(static row => row.Result != HistoryCheckRow.NoChange).ToList();
        var failures = changes.Count(static row => row.Outcome == PipelineOutcome.Violated);
        var found = failures == 0 ? "No change is confirmed" : $"{Plural.Of(failures, "series", "series")} slower or with more bytes";
        return new MarkdownPage(
            $"**{found}** at {MarkdownCell.Code(ShortCommit.Of(document.Commit))}: " +
                $"{Plural.Of(document.Series.Count, "series", "series")} in " +
                $"{Plural.Of(document.Sessions, "session", "sessions")} on {MarkdownCell.Plain(document.Machine)}",
            new MarkdownTable(
                [(string.Empty, false), ("series", false), ("metric", false), ("since", false), ("ratio", true), (string.Empty, false)],
                [.. changes.Select(Cells)]),
            string.Empty);
    }

    private static IReadOnlyList<string> Cells(HistoryCheckRow row) =>
    [
        row.Result,
        MarkdownCell.Code(row.Series),
        row.Metric,
        row.Baseline is { } baseline ? MarkdownCell.Code(ShortCommit.Of(baseline)) : string.Empty,
        double.IsNaN(row.Ratio) ? string.Empty : RatioText.Of(row.Ratio),
        MarkdownCell.Plain(row.Text),
    ];
}
