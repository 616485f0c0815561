using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>
/// A history that is begun with the first measurement that it keeps, so that a command that could measure nothing leaves none behind. It is open only while something is written: measuring takes hours, and a connection that nobody uses may be lost meanwhile.
/// </summary>
internal sealed class BegunHistory
{
    /// <summary>Finds it. What is wrong with one that is there, or with the place of a new one, is told now and not after an hour of measuring.</summary>
    /// <param name="location">Where it is, or will be.</param>
    /// <exception cref="HistoryException">It cannot be opened or begun.</exception>
    public BegunHistory(HistoryLocation location)
    {
        Location = location;
        if (HistoryStore.Exists(location))
            HistoryStore.Open(location, create: true).Dispose(); // a file that is empty becomes one
    }

    /// <summary>Where it is.</summary>
    public HistoryLocation Location { get; }

    /// <summary>The store, begun if it was not yet; whoever asks closes it.</summary>
    public HistoryStore Open() => HistoryStore.Open(Location, create: true);

    /// <summary>True if anything was measured: an experiment that was invalid may have no runs.</summary>
    /// <param name="sessions">Sessions, or parts of them.</param>
    public static bool IsAnythingMeasured(IReadOnlyList<RecordedSession> sessions) =>
        sessions.Any(static session => session.Experiments.Any(static experiment => experiment.Samples.Any(static sample => sample is { Runs.Count: > 0, Values.IsFinite: true })));

    /// <summary>Keeps what was measured; where there is no history so far, nothing that has no runs begins one.</summary>
    /// <param name="sessions">Sessions, or parts of them.</param>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions) => Kept(sessions, store => store.Add(sessions));

    /// <summary>The same, but for what does not belong into this history.</summary>
    /// <param name="sessions">Sessions, or parts of them.</param>
    /// <param name="refused">Takes what was not kept.</param>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions, ICollection<RefusedExperiment> refused) => Kept(sessions, store => store.Add(sessions, refused));

    private AddedCounts Kept(IReadOnlyList<RecordedSession> sessions, Func<HistoryStore, AddedCounts> add)
    {
        if (!IsAnythingMeasured(sessions) && !HistoryStore.Exists(Location))
            return default;
        using var store = Open();
        return add(store);
    }
}
