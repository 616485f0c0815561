using SplNet.Evaluation.Observing;

namespace SplNet.Tool.Proving;

/// <summary>What an operand returns at both revisions.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Results">The comparison of its results.</param>
internal sealed record ProvenOperand(string Operand, ResultEquality Results);
