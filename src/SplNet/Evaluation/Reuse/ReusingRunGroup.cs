using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Reuse;

/// <summary>Runs of one group, some of which come from earlier experiments.</summary>
/// <param name="inner">Where the others are measured; disposed of with this.</param>
/// <param name="sides">The operands whose runs can be used again.</param>
/// <param name="clock">The clock.</param>
internal sealed class ReusingRunGroup(IRunGroup inner, IReadOnlyDictionary<FormulaOperand, ReusedSide> sides, TimeProvider clock)
    : IRunGroup
{
    private readonly TimedRunGroup _measured = new(inner, clock);
    private readonly List<(ReusedSide? Side, DateTimeOffset Began)> _waiting = [];

    public LaunchOutcome? Enter(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        var side = sides.GetValueOrDefault(operand.Symbol);
        if (side?.Next() is { } kept)
            return new LaunchOutcome(kept.Readings, null, null)
            {
                Took = TimeSpan.FromMilliseconds(kept.LaunchMilliseconds),
                Reused = kept.Measured,
            };
        var now = clock.GetUtcNow();
        var outcome = _measured.Enter(operand, settings, timeout);
        if (outcome is null)
            _waiting.Add((side, now));
        else
            Keep(side, outcome, now);
        return outcome;
    }

    public IReadOnlyList<LaunchOutcome?> Complete()
    {
        var outcomes = _measured.Complete();
        foreach (var (outcome, (side, began)) in outcomes.Zip(_waiting))
            Keep(side, outcome, began);
        return outcomes;
    }

    public void Dispose() => _measured.Dispose();

    // The rounds of a later experiment are different: its runs have no part in these.
    private static void Keep(ReusedSide? side, LaunchOutcome? outcome, DateTimeOffset began)
    {
        if (outcome?.Readings is not { } readings)
            side?.Fail();
        else if (outcome.Note is null && StoredRun.IsWorthKeeping(readings))
            side?.Add(new StoredRun(began, outcome.Took!.Value.TotalMilliseconds, readings with { Rounds = [] }));
    }
}
