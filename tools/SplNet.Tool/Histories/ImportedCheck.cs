using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>
/// Checks a history with data of other tools only: nothing can be measured again, so there are no requirements, no
/// measurements and no alarms.
/// </summary>
/// <param name="store">The history.</param>
/// <param name="output">Receives the report.</param>
internal sealed class ImportedCheck(HistoryStore store, TextWriter output)
{
    /// <summary>True if a history has data, but none that can be measured again.</summary>
    public static bool IsAllOf(HistoryStore store) => store.Series() is { Count: > 0 } series && series.All(UnconfirmedText.IsForeign);

    /// <summary>
    /// Reports the findings from stored numbers for the checked-out commit, or outside a repository for the commit that was imported last.
    /// </summary>
    /// <exception cref="SplNetException">Nothing was imported for the commit.</exception>
    public ExitCode Run(CommitOrder order)
    {
        var timelines = HistoryTimelines.Of(store, order);
        var commit = order.Head ?? timelines.Select(static timeline => timeline.Points[^1].Session)
            .MaxBy(static session => session.Began)?.Session.Revision.Commit
            ?? string.Empty;
        var present = UnconfirmedText.ForeignAt(timelines, commit).ToList();
        if (present.Count == 0)
            throw new SplNetException(
                $"Nothing was imported into {store.Location} for the checked-out commit, {ShortCommit.Of(commit)}. " +
                $"Import its measurements: splnet history import PATH --commit {ShortCommit.Of(commit)}");
        var changes = new UnconfirmedText(store, HistoryTimelines.PresentNames(store)).LinesOf(present).ToList();
        output.WriteLine(
            $"{Plural.Of(present.Count, "series", "series")} of other tools at {ShortCommit.Of(commit)}, which cannot be measured " +
            $"again: {(changes.Count == 0 ? "no test of the stored numbers shows a change." : "the changes below are not alarms.")}");
        foreach (var change in changes)
            output.WriteLine(change);
        return ExitCode.Ok;
    }
}
