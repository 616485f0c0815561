using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>An experiment, or one of its samples, that a history does not take, though it takes others that came with it.</summary>
/// <param name="Session">The session that it came with.</param>
/// <param name="Experiment">The experiment, with what of it was refused.</param>
/// <param name="Reason">Why, as the end of a sentence.</param>
internal sealed record RefusedExperiment(RecordedSession Session, RecordedExperiment Experiment, string Reason)
{
    /// <summary>How many of its samples were kept; 0 where nothing of the experiment was.</summary>
    public int Kept { get; init; }
}
