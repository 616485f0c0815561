namespace SplNet.Tool.Comparing;

/// <summary>A comparison and what came out of it.</summary>
internal sealed record ComparedPair(RevisionComparison Comparison, ExperimentResult Result);
