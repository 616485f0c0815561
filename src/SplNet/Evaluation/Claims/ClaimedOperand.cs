namespace SplNet.Evaluation.Claims;

/// <summary>An operand measured by a one-line claim.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Expression">Its expression in the source; empty if the compiler does not supply one.</param>
/// <param name="Role">Its name in that case.</param>
internal sealed record ClaimedOperand(Operand Operand, string Expression, string Role);
