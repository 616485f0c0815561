using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>An event of a series.</summary>
/// <param name="At">The time, in universal time.</param>
/// <param name="Kind">The kind: a word of <see cref="EventKind"/>.</param>
/// <param name="Series">The key of the series.</param>
/// <param name="Commit">The commit that it concerns; empty if it concerns none.</param>
/// <param name="Reason">The reason, for people.</param>
/// <param name="Evidence">The evidence, as JSON; empty if there is none.</param>
internal sealed record HistoryEvent(DateTimeOffset At, string Kind, string Series, string Commit, string Reason, string Evidence)
{
    /// <summary>Gets the key of the event.</summary>
    public string Key => ContentKey.Of(Time, Kind, Series, Commit, Reason, Evidence);

    /// <summary>Gets the stored form of the time.</summary>
    public string Time => StoredTime.Write(At);
}
