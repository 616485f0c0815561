using SplNet.Operands.Formulas;
using SplNet.Values.Messages;

namespace SplNet.Evaluation;

/// <summary>
/// The limits of instructions: the note for readers, and the reason if a process could not count them. Nothing is decided then.
/// </summary>
internal static class UncountedInstructions
{
    private const string Note = "Instructions are not time: cache misses, mispredicted branches and slow memory do not add to them.";

    /// <summary>The note, where a comparison asks for instructions.</summary>
    /// <param name="comparisons">The comparisons of the formula.</param>
    public static IEnumerable<ResultMessage> Notes(IEnumerable<Comparison> comparisons) =>
        comparisons.Any(ExactInstructions.AreIn) ? [MessageRules.InstructionsCounted.Of(Note)] : [];

    /// <summary>Why a comparison cannot be decided, for the user, or null.</summary>
    /// <param name="comparison">The comparison.</param>
    /// <param name="runs">The runs so far.</param>
    public static string? Unknown(Comparison comparison, RunTable runs) => comparison.OperandEstimates()
        .Where(static estimate => estimate.Kind.IsInstructions)
        .SelectMany(estimate =>
            runs.Of(estimate.Operand).Select(run => run.Uncounted is { } reason ? $"{estimate} could not be counted. {reason}" : null))
        .FirstOrDefault(static reason => reason is not null);
}
