namespace SplNet.Tool.Mutating.Running;

/// <summary>How long mutants may be counted: a third of the budget, so that most of it is for measuring. It begins with counting, or a build that takes longer would leave every run without a count.</summary>
/// <param name="budget">Of the whole run; null for none.</param>
/// <param name="time">The clock.</param>
internal sealed class CountingTime(TimeSpan? budget, TimeProvider time)
{
    private const double ShareOfBudget = 1.0 / 3;

    private readonly long _start = time.GetTimestamp();

    /// <summary>How long it has taken.</summary>
    public TimeSpan Elapsed => time.GetElapsedTime(_start);

    /// <summary>True where what is not counted yet must stay so.</summary>
    public bool IsOver => Elapsed > budget * ShareOfBudget;
}
