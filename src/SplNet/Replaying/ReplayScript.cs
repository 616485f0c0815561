using SplNet.Statements.Experiments;

namespace SplNet.Replaying;

/// <summary>What a replay shall meet.</summary>
/// <param name="Passed">The experiments before the wanted one, with their results.</param>
/// <param name="Wanted">The experiment whose operand is measured.</param>
/// <param name="Operand">The name of the operand, with its parameters.</param>
internal sealed record ReplayScript(IReadOnlyList<PassedExperiment> Passed, ExperimentSite Wanted, string Operand);

/// <summary>An experiment that the test has already evaluated, and what came out of it.</summary>
internal sealed record PassedExperiment(ExperimentSite Site, ExperimentResult Result);
