using SplNet.Processes;

namespace SplNet.Evaluation;

/// <summary>A run that was started, and its end.</summary>
/// <param name="Operand">The index of its operand.</param>
/// <param name="Outcome">How it ended; null if it did not get that far.</param>
/// <param name="Bound">How long it was allowed to take.</param>
/// <param name="IsBoundByBudget">True if that is less than the limit of any launch.</param>
internal sealed record EndedRun(int Operand, LaunchOutcome? Outcome, TimeSpan Bound, bool IsBoundByBudget)
{
    /// <summary>True if the time budget has ended it, and not the limit of any launch.</summary>
    public bool IsOutOfTime => IsBoundByBudget && Outcome is { IsTimeout: true };
}
