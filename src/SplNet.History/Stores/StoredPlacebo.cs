using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>A stored measurement of a commit against itself.</summary>
/// <param name="At">The time, in universal time.</param>
/// <param name="Machine">The key of the class of machines.</param>
/// <param name="Series">The key of the series.</param>
/// <param name="Commit">The commit.</param>
/// <param name="IsAlarm">True if the session showed a change.</param>
/// <param name="Differences">The log differences of its blocks.</param>
internal sealed record StoredPlacebo(
    DateTimeOffset At, string Machine, string Series, string Commit, bool IsAlarm, IReadOnlyList<double> Differences)
{
    /// <summary>Gets its key: the same measurement, merged twice, is one.</summary>
    public string Key => ContentKey.Of(StoredTime.Write(At), Machine, Series, Commit, NumberList.Write(Differences));
}
