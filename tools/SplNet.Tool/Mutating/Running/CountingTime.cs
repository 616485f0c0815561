namespace SplNet.Tool.Mutating.Running;

/// <summary>
/// Limits the time for counting mutants to a third of the budget, so that most of it remains for measuring. The clock starts with the
/// counting; otherwise a longer build would leave every run without counts.
/// </summary>
/// <param name="budget">The budget of the whole run; null for none.</param>
/// <param name="time">The clock.</param>
internal sealed class CountingTime(TimeSpan? budget, TimeProvider time)
{
    private const double ShareOfBudget = 1.0 / 3;

    private readonly long _start = time.GetTimestamp();

    /// <summary>The time spent on counting.</summary>
    public TimeSpan Elapsed => time.GetElapsedTime(_start);

    /// <summary>True if the remaining mutants must stay uncounted.</summary>
    public bool IsOver => Elapsed > budget * ShareOfBudget;
}
