namespace SplNet.Evaluation.Claims;

/// <summary>What a claim of one line measures.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Expression">The expression that stands for it in the source; empty where the compiler tells none.</param>
/// <param name="Role">What it is called then.</param>
internal sealed record ClaimedOperand(Operand Operand, string Expression, string Role);
