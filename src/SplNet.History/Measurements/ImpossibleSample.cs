namespace SplNet.History.Measurements;

/// <summary>A number in a file that no measurement can produce, such as a negative time, which has no logarithm.</summary>
/// <param name="Experiment">The experiment, with its impossible samples.</param>
/// <param name="Reason">The reason, as the end of a sentence.</param>
/// <param name="Kept">The number of samples that are kept; 0 if the whole experiment is left out.</param>
internal sealed record ImpossibleSample(RecordedExperiment Experiment, string Reason, int Kept);
