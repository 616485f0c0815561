using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>
/// A history that is created with the first stored measurement, so that a command without results leaves no empty history. It is open only
/// while something is written, because measuring takes hours, and an idle connection may be lost meanwhile.
/// </summary>
internal sealed class NewHistory
{
    /// <summary>
    /// Finds the history. Problems with an existing history, or with the place of a new one, are reported immediately and not
    /// after an hour of measuring.
    /// </summary>
    /// <param name="location">The current or future location.</param>
    /// <exception cref="HistoryException">The history cannot be opened or created.</exception>
    public NewHistory(HistoryLocation location)
    {
        Location = location;
        if (HistoryStore.Exists(location))
            HistoryStore.Open(location, create: true).Dispose(); // an empty file becomes a history
    }

    /// <summary>The location of the history.</summary>
    public HistoryLocation Location { get; }

    /// <summary>Opens the store and creates it if necessary; the caller closes it.</summary>
    public HistoryStore Open() => HistoryStore.Open(Location, create: true);

    /// <summary>True if anything was measured: an invalid experiment may have no runs.</summary>
    /// <param name="sessions">Sessions, or parts of them.</param>
    public static bool IsAnythingMeasured(IReadOnlyList<RecordedSession> sessions) =>
        sessions.Any(static session => session.Experiments.Any(
            static experiment => experiment.Samples.Any(static sample => sample is { Runs.Count: > 0, Values.IsFinite: true })));

    /// <summary>Stores measurements; without an existing history, measurements without runs do not create one.</summary>
    /// <param name="sessions">Sessions, or parts of them.</param>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions) => Kept(sessions, store => store.Add(sessions));

    /// <summary>Stores measurements, except those that do not belong in this history.</summary>
    /// <param name="sessions">Sessions, or parts of them.</param>
    /// <param name="refused">Receives the rejected experiments.</param>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions, ICollection<RefusedExperiment> refused) =>
        Kept(sessions, store => store.Add(sessions, refused));

    private AddedCounts Kept(IReadOnlyList<RecordedSession> sessions, Func<HistoryStore, AddedCounts> add)
    {
        if (!IsAnythingMeasured(sessions) && !HistoryStore.Exists(Location))
            return default;
        using var store = Open();
        return add(store);
    }
}
