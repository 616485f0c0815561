using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>An experiment, or one of its samples, that a history rejects although it accepts others from the same source.</summary>
/// <param name="Session">The session that it came with.</param>
/// <param name="Experiment">The experiment, with the rejected samples.</param>
/// <param name="Reason">The reason, as the end of a sentence.</param>
internal sealed record RefusedExperiment(RecordedSession Session, RecordedExperiment Experiment, string Reason)
{
    /// <summary>Gets the number of its samples that were kept; 0 if none was.</summary>
    public int Kept { get; init; }
}
