using SplNet.Views.Markup;
using SplNet.Views.Pages;

namespace SplNet.Views.Histories;

/// <summary>Shows changes as a table.</summary>
internal static class ChangeTable
{
    private const int LongText = 200;
    private const int LengthOfCommits = 10;

    private static readonly string[] Head = ["Change", "Ratio and interval", "Commit", "Compared with", "Measured", "Accepted because"];

    /// <summary>Shows the changes of one series.</summary>
    public static string Of(IEnumerable<HistoryChange> changes) =>
        Table.Of("Changes, the latest first", Head, changes.Select(static change => Cells(change).ToArray()), numbersFrom: Head.Length);

    /// <summary>Shows the changes of several series, each with a link to its page.</summary>
    /// <param name="changes">The link of the series, and the change.</param>
    public static string Of(IEnumerable<(string Link, HistoryChange Change)> changes) =>
        Table.Of(
            "Changes, the gravest first", ["Series", .. Head], changes.Select(static one => Cells(one.Change).Prepend(one.Link).ToArray()),
            numbersFrom: Head.Length + 1);

    // The measured commit is often an innocent later one.
    private static string Commit(HistoryChange change) => change.Culprit.Length == 0 || change.Culprit == change.Commit
        ? Short(change.Commit)
        : $"{Short(change.Culprit)} measured at {Short(change.Commit)}";

    // The same length as everywhere, so that it can be copied; git does not accept an ellipsis.
    private static string Short(string commit) => Escaped.Of(commit[..Math.Min(LengthOfCommits, commit.Length)]);

    private static string[] Cells(HistoryChange change) =>
    [
        $"<span class=\"word {MarkShape.Class(change.Mark)}\">{Escaped.Short(change.Word, LongText)}</span>",
        !SeriesFigures.HasRatio(change) ? "–"
        : SeriesFigures.HasInterval(change) ? $"{Figures.Plain(change.Ratio)} <span class=\"whole\">{SeriesFigures.Interval(change)}</span>"
        : Figures.Plain(change.Ratio),
        Commit(change),
        Short(change.Baseline),
        Escaped.Short(change.When, LongText),
        Escaped.Short(change.Acceptance, LongText),
    ];
}
