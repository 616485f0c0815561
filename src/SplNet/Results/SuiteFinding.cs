namespace SplNet;

/// <summary>One difference, or equivalence, that an experiment of a suite has shown.</summary>
/// <param name="Experiment">The experiment.</param>
/// <param name="Comparison">Its comparison that evidence decided.</param>
/// <param name="AdjustedPValue">Its p-value, adjusted for all comparisons of the suite.</param>
/// <param name="Stands">True if it stands at the level of the suite.</param>
public sealed record SuiteFinding(ExperimentResult Experiment, ComparisonResult Comparison, double AdjustedPValue, bool Stands);
