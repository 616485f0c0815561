using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation;

/// <summary>Written-down runs that take their time on a manual clock.</summary>
/// <param name="clock">The clock.</param>
/// <param name="runs">The runs.</param>
/// <param name="launch">How long the next launch takes, by the number of launches before it.</param>
internal sealed class TimedRuns(ManualClock clock, RecordedRuns runs, Func<int, TimeSpan> launch) : ISequentialRunSource
{
    private int _launches;

    /// <summary>The bounds of the launches.</summary>
    public List<TimeSpan> Bounds { get; } = [];

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        Bounds.Add(timeout);
        var time = launch(_launches++);
        if (time > timeout)
        {
            clock.Advance(timeout);
            return LaunchOutcome.Failed("hangs on purpose") with { IsTimeout = true };
        }

        clock.Advance(time);
        return runs.Measure(operand, settings, timeout);
    }
}
