using SplNet.Experiments;
using SplNet.Measuring;
using SplNet.Measuring.Launching;

namespace SplNet.Reuse;

/// <summary>Runs of one group, some of which are those of earlier experiments.</summary>
/// <param name="inner">Where the others are measured; disposed of with this.</param>
/// <param name="sides">What is known of the operands whose runs can be used again.</param>
/// <param name="clock">The clock.</param>
internal sealed class ReusedGroup(IRunGroup inner, IReadOnlyDictionary<string, ReusedSide> sides, TimeProvider clock) : IRunGroup
{
    private readonly List<(ReusedSide? Side, DateTimeOffset Began, TimeSpan Launch)> _waiting = [];

    public LaunchOutcome? Enter(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        var side = sides.GetValueOrDefault(operand.Name);
        if (side?.Next() is { } kept)
            return new LaunchOutcome(kept.Readings, null, null) { Kept = kept };
        var (start, now) = (clock.GetTimestamp(), clock.GetUtcNow());
        var outcome = inner.Enter(operand, settings, timeout);
        var launch = clock.GetElapsedTime(start);
        if (outcome is null)
            _waiting.Add((side, now, launch));
        else
            Keep(side, outcome, now, launch);
        return outcome;
    }

    public IReadOnlyList<LaunchOutcome?> Complete()
    {
        var start = clock.GetTimestamp();
        var outcomes = inner.Complete();
        var share = clock.GetElapsedTime(start) / Math.Max(1, _waiting.Count);
        foreach (var (outcome, (side, began, launch)) in outcomes.Zip(_waiting))
            Keep(side, outcome, began, launch + share);
        return outcomes;
    }

    public void Dispose() => inner.Dispose();

    // The rounds of a later experiment are others: nothing of it was measured in these.
    private static void Keep(ReusedSide? side, LaunchOutcome? outcome, DateTimeOffset began, TimeSpan launch)
    {
        if (outcome?.Readings is not { } readings)
            side?.Fail();
        else if (outcome.Note is null && KeptRun.IsWorthKeeping(readings))
            side?.Add(new KeptRun(began, launch.TotalMilliseconds, readings with { Rounds = [] }));
    }
}
