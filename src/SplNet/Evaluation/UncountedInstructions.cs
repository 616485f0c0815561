using SplNet.Formulas;

namespace SplNet.Evaluation;

/// <summary>Comparisons of instructions that a process could not count: nothing is decided then.</summary>
internal static class UncountedInstructions
{
    /// <summary>Why a comparison cannot be decided, for the user, or null.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="runs">The runs so far.</param>
    public static string? Unknown(Comparison comparison, RunTable runs) => comparison.OperandEstimates()
        .Where(static estimate => estimate.Kind.IsInstructions)
        .SelectMany(estimate => runs.Of(estimate.Operand).Select(run => run.Uncounted is { } reason ? $"{estimate} could not be counted. {reason}" : null))
        .FirstOrDefault(static reason => reason is not null);
}
