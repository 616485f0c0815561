using SplNet.Operands.Formulas;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation;

/// <summary>
/// Compiles operands without profiles if the formula claims only instructions. The runtime collects profiles while it warms up, and two
/// processes with different profiles execute different instructions (docs/instructions.md). An operand that states its tiers keeps them,
/// and so does a formula that asks for times.
/// </summary>
internal static class UnprofiledCode
{
    private const string Profiles = "DOTNET_TieredPGO";
    private const string Tiers = "DOTNET_TieredCompilation";

    /// <summary>The note for people.</summary>
    public const string Note = "Counted in code without profiles, which all processes compile alike. " +
        "With(CodeTiers.Profiled) keeps the profiles of the runtime.";

    /// <summary>The operands as their processes compile them.</summary>
    /// <param name="comparisons">The comparisons of the formula.</param>
    /// <param name="operands">The operands as they are stated.</param>
    public static IReadOnlyList<MeasuredOperand> Of(IEnumerable<Comparison> comparisons, IReadOnlyList<MeasuredOperand> operands) =>
        comparisons.SelectMany(static comparison => comparison.OperandEstimates()).All(static estimate => estimate.Kind.IsInstructions)
            ? [.. operands.Select(static operand =>
                StatesTiers(operand.Operand) ? operand : operand with { Operand = operand.Operand.With(CodeTiers.Unprofiled) })]
            : operands;

    private static bool StatesTiers(Operand operand) => operand.Environment.ContainsKey(Profiles) || operand.Environment.ContainsKey(Tiers);
}
