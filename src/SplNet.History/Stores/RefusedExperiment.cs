using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>An experiment that a history does not take, though it takes others that came with it.</summary>
/// <param name="Session">The session that it came with.</param>
/// <param name="Experiment">The experiment.</param>
/// <param name="Reason">Why, as the end of a sentence.</param>
internal sealed record RefusedExperiment(RecordedSession Session, RecordedExperiment Experiment, string Reason);
