using SplNet.Statements.Experiments;

namespace SplNet.Replaying;

/// <summary>The experiments that a replay is expected to reach.</summary>
/// <param name="Passed">The experiments before the requested one, with their results.</param>
/// <param name="Wanted">The experiment whose operand is measured.</param>
/// <param name="Operand">The name of the operand, with its parameters.</param>
internal sealed record ReplayScript(IReadOnlyList<PassedExperiment> Passed, ExperimentSite Wanted, string Operand);

/// <summary>An experiment that the test has already evaluated, with its result.</summary>
internal sealed record PassedExperiment(ExperimentSite Site, ExperimentResult Result);
