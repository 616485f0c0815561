namespace SplNet.History.Measurements;

/// <summary>What a file tells, and nothing that is measured can be: such as a time that is less than nothing, which has no logarithm.</summary>
/// <param name="Experiment">The experiment, with what of it cannot be.</param>
/// <param name="Reason">Why, as the end of a sentence.</param>
/// <param name="Kept">How many of its samples are kept; 0 where the whole experiment is left out.</param>
internal sealed record ImpossibleSample(RecordedExperiment Experiment, string Reason, int Kept);
