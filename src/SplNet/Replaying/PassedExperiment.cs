using SplNet.Experiments;

namespace SplNet.Replaying;

/// <summary>An experiment that the test has already evaluated, and what came out of it.</summary>
internal sealed record PassedExperiment(ExperimentSite Site, ExperimentResult Result);
