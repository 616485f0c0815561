using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>What a check says of a history of other tools alone: nothing of it can be measured again, so there is nothing to name, to measure or to alarm of.</summary>
/// <param name="store">The history.</param>
/// <param name="output">Takes what it says.</param>
internal sealed class ImportedCheck(HistoryStore store, TextWriter output)
{
    /// <summary>True if nothing of a history can be measured again, though there is something.</summary>
    public static bool IsAllOf(HistoryStore store) => store.Series() is { Count: > 0 } series && series.All(UnconfirmedText.IsForeign);

    /// <summary>Tells what the stored numbers say of the commit that is checked out; outside of a repository, of that which was imported last.</summary>
    /// <exception cref="SplNetException">Nothing was imported for the commit.</exception>
    public ExitCode Run(CommitOrder order)
    {
        var timelines = HistoryTimelines.Of(store, order);
        var commit = order.Head ?? timelines.Select(static timeline => timeline.Points[^1].Session).MaxBy(static session => session.Began)?.Session.Revision.Commit ?? string.Empty;
        var present = UnconfirmedText.ForeignAt(timelines, commit).ToList();
        if (present.Count == 0)
            throw new SplNetException($"Nothing was imported into {store.Location} for the commit that is checked out, {ShortCommit.Of(commit)}. Import what was measured of it: splnet history import PATH --commit {ShortCommit.Of(commit)}");
        var changes = new UnconfirmedText(store, HistoryTimelines.PresentNames(store)).LinesOf(present).ToList();
        output.WriteLine($"{Plural.Of(present.Count, "series", "series")} of other tools at {ShortCommit.Of(commit)}, which cannot be measured again: {(changes.Count == 0 ? "no test of the stored numbers tells a change." : "what follows is no alarm.")}");
        foreach (var change in changes)
            output.WriteLine(change);
        return ExitCode.Ok;
    }
}
