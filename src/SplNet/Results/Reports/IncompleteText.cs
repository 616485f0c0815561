using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>
/// Describes the operands of an experiment that failed before it was decided: the times of a few runs would look like a finding.
/// </summary>
internal static class IncompleteText
{
    /// <summary>How much was measured; null if the experiment was decided, or is undecided for another reason.</summary>
    public static string? Of(ExperimentResult result) => result.Verdict == Verdict.Invalid && result.Comparisons.Count == 0
        ? "before the failure: " + string.Join(", ", result.Operands.Where(static operand => operand.Runs.Count > 0).Select(Runs))
        : null;

    private static string Runs(OperandResult operand) => $"{Plural.Of(operand.Runs.Count, "run")} of {operand.Name}";
}
