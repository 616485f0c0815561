using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// Takes runs of earlier experiments for operands that have not changed since, measures the others, and keeps what was
/// measured. Each such operand is measured once nevertheless: runs that disagree with that one are out of date.
/// </summary>
/// <param name="inner">Where runs are measured; disposed of with this.</param>
/// <param name="store">Where they are kept.</param>
/// <param name="conditions">The conditions that the runs of the experiment share.</param>
/// <param name="content">The key of the code that an operand measures, requested once the inner source is prepared; null if its runs cannot
/// be used again.</param>
/// <param name="resolution">The smallest relative effect that matters.</param>
/// <param name="clock">The clock; null for the system's clock.</param>
internal sealed class ReusingRunSource(
    IRunSource inner, RunStore store, RunConditions conditions, Func<MeasuredOperand, string?> content, double resolution,
    TimeProvider? clock = null)
    : IRunSource, IDisposable
{
    /// <summary>The age in days after which a run is no longer used: by then the system has had unknown updates.</summary>
    public const int LongestAgeInDays = 30;

    private readonly TimeProvider _clock = clock ?? TimeProvider.System;
    private readonly Dictionary<FormulaOperand, ReusedSide> _sides = [];
    private string? _notKept;
    private bool _isKept;

    // With what was reused and what was not.
    public IEnumerable<ResultMessage> End()
    {
        Keep();
        return [.. inner.End(), .. _sides.Values.Select(ReuseText.Of).Append(_notKept).OfType<string>().Select(MessageRules.ReusedRuns.Of)];
    }

    // The versions come first: they decide what an operand loads.
    public ResultMessage? Prepare(IReadOnlyList<MeasuredOperand> operands, MeasureSettings settings)
    {
        if (inner.Prepare(operands, settings) is { } impossible)
            return impossible;
        var since = Since();
        foreach (var operand in operands)
        {
            if (content(operand) is not { } code)
                continue;
            var key = RunKey.Of(operand, code, conditions, settings);
            _sides[operand.Symbol] = new ReusedSide(operand, key, store.Read(key, since), resolution);
        }

        ReusePlan.Decide([.. _sides.Values], _sides.Count == operands.Count);
        return null;
    }

    public ICountingSource? Counting => inner.Counting;

    public string? VersionOf(MeasuredOperand operand) => inner.VersionOf(operand);

    public IRunGroup BeginGroup(IReadOnlyList<MeasuredOperand> operands) =>
        new ReusingRunGroup(
            inner.BeginGroup([.. operands.Where(operand => _sides.GetValueOrDefault(operand.Symbol) is not { HasNext: true })]),
            _sides,
            _clock);

    public void Dispose()
    {
        Keep();
        (inner as IDisposable)?.Dispose();
    }

    // Only once, even if an experiment breaks off.
    private void Keep()
    {
        if (_isKept)
            return;
        _isKept = true;
        var changes = _sides.Values
            .Where(static side => side.ToKeep is not null)
            .GroupBy(static side => side.Key, static side => side.ToKeep!, StringComparer.Ordinal)
            .ToDictionary(
                static same => same.Key,
                static same => new RunsToKeep([.. same.SelectMany(static runs => runs.Runs)], same.Any(static runs => runs.IsReplacement)),
                StringComparer.Ordinal);
        if (changes.Count > 0)
            _notKept = store.Keep(changes);
    }

    // Updates of the system, of firmware and of microcode come with a start.
    private DateTimeOffset Since()
    {
        var oldest = _clock.GetUtcNow().AddDays(-LongestAgeInDays);
        return oldest > conditions.Started ? oldest : conditions.Started;
    }
}
