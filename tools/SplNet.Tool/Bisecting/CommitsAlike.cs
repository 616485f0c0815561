using SplNet.Causes.Selection;
using SplNet.Evaluation.Selecting;
using SplNet.Replaying;

namespace SplNet.Tool.Bisecting;

/// <summary>Commits at which operands run the same code.</summary>
/// <param name="operands">The operands that differ by revision, as formulas write them.</param>
/// <param name="history">The commits.</param>
/// <param name="experimentOf">Makes an experiment of a formula.</param>
internal sealed class CommitsAlike(IReadOnlyList<string> operands, CommitHistory history, Func<string, Experiment> experimentOf)
{
    private readonly OperandSelector _selector = new();
    private readonly EvaluationContext? _program = EvaluationContext.Find();

    /// <summary>Why all operands run the same code at two commits; null if one of them may not.</summary>
    /// <param name="one">The id of a commit, at which the executed methods are counted.</param>
    /// <param name="other">The id of the other commit.</param>
    public string? Reason(string one, string other)
    {
        string? reason = null;
        foreach (var operand in operands)
        {
            var (before, after) = ($"{operand}@{history.RevisionOf(one)}", $"{operand}@{history.RevisionOf(other)}");
            var experiment = experimentOf($"mean({after}) == mean({before})");
            var selection = _selector.Select(experiment, experiment.Place!(_program), before, after);
            if (selection.Kind != SelectionKind.Unaffected)
                return null;
            reason = selection.Reason;
        }

        return reason;
    }
}
