using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>What happened to a series.</summary>
/// <param name="At">When, in universal time.</param>
/// <param name="Kind">What: a word of <see cref="EventKind"/>.</param>
/// <param name="Series">The key of the series.</param>
/// <param name="Commit">The commit it is about; empty if it is about none.</param>
/// <param name="Reason">Why, for people.</param>
/// <param name="Evidence">What it rests on, as JSON; empty if on nothing.</param>
internal sealed record HistoryEvent(DateTimeOffset At, string Kind, string Series, string Commit, string Reason, string Evidence)
{
    /// <summary>The key of the event.</summary>
    public string Key => ContentKey.Of(Time, Kind, Series, Commit, Reason, Evidence);

    /// <summary>When, as it is stored.</summary>
    public string Time => StoredTime.Write(At);
}
