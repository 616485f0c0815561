using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Runs;

/// <summary>
/// Measures how long each of several runs that are measured together took: its start, and its share of the time that
/// all of them took afterwards.
/// </summary>
/// <param name="inner">The runs; disposed of with this.</param>
/// <param name="time">The clock.</param>
internal sealed class TimedRunGroup(IRunGroup inner, TimeProvider time) : IRunGroup
{
    private readonly List<TimeSpan> _begun = [];

    public LaunchOutcome? Enter(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        var start = time.GetTimestamp();
        var outcome = inner.Enter(operand, settings, timeout);
        var took = time.GetElapsedTime(start);
        if (outcome is null)
            _begun.Add(took);
        return Of(outcome, took);
    }

    public IReadOnlyList<LaunchOutcome?> Complete()
    {
        var start = time.GetTimestamp();
        var outcomes = inner.Complete();
        var share = time.GetElapsedTime(start) / Math.Max(1, _begun.Count);
        return [.. outcomes.Zip(_begun, (outcome, begun) => Of(outcome, begun + share))];
    }

    public void Dispose() => inner.Dispose();

    // A run that was reused took what it took when it was measured.
    private static LaunchOutcome? Of(LaunchOutcome? outcome, TimeSpan took) =>
        outcome is null ? null : outcome with { Took = outcome.Took ?? took };
}
