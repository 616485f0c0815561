using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// Decides from a growing number of blocks by how much a test is slower on a mutant. Each threshold is a separate claim, tested at the same
/// interim analyses. The levels of all analyses together keep the level of a claim, so measuring may stop as soon as everything is decided.
/// </summary>
internal sealed class PairDecision
{
    // The time below which a call is indistinguishable from an empty one, and the granularity of the clock, as in every experiment.
    private const double EmptyCallNanoseconds = 0.5;
    private const double ClockSpread = 1e-3;

    // For the reported interval.
    private const double Tail = 0.025;

    // A slowdown is reported if the interval reaches no farther than twice its size.
    private const int WidestInterval = 2;

    // A value this many half widths beyond a threshold will be shown.
    private const int Clear = 2;

    private static readonly PairedMeans Means = new();
    private static readonly DecisionOptions TailOptions =
        new() { Alpha = Tail, Resolution = 0, Floor = EmptyCallNanoseconds, MinimumSpread = ClockSpread };

    private readonly SequentialPlan _plan;
    private readonly double _level;
    private readonly IReadOnlyList<double> _thresholds;
    private readonly double[] _values;
    private readonly bool[] _withheld;

    /// <summary>Starts the decision.</summary>
    /// <param name="thresholds">The relative slowdowns.</param>
    /// <param name="level">The level at which a claim is settled, whatever the other tests of the mutant show.</param>
    /// <param name="alpha">The joint level of all tests of the mutant.</param>
    /// <param name="mostBlocks">The maximum number of blocks; at least 3.</param>
    public PairDecision(IReadOnlyList<double> thresholds, double level, double alpha, int mostBlocks)
    {
        (_thresholds, _level) = (thresholds, level);
        _values = [.. thresholds.Select(static _ => 1.0)];
        _withheld = new bool[thresholds.Count];
        _plan = SequentialPlan.Create(TailOptions with { Alpha = alpha }, mostBlocks, interpretation: Means);
    }

    /// <summary>The number of blocks at the first interim analysis.</summary>
    public int First => _plan.Looks[0].Blocks;

    /// <summary>The interval of the ratio after the last interim analysis.</summary>
    public Evidence? Evidence { get; private set; }

    /// <summary>The claims.</summary>
    public IReadOnlyList<ThresholdResult> Results => [.. _thresholds.Select((threshold, index) => new ThresholdResult(
        threshold, _values[index], !_withheld[index] && HalfWidth <= WidestInterval * threshold) { IsWithheld = _withheld[index] })];

    private double HalfWidth => Evidence is { Problem: EvidenceProblem.None } evidence && double.IsFinite(evidence.Upper)
        ? (evidence.Upper - evidence.Lower) / 2
        : double.PositiveInfinity;

    /// <summary>Performs an interim analysis.</summary>
    /// <param name="blocks">All blocks so far.</param>
    /// <param name="last">True if no more blocks can be measured.</param>
    /// <returns>The number of blocks at the next interim analysis; null if no more are needed.</returns>
    public int? Look(PairBlocks blocks, bool last)
    {
        var (mutant, without) = (blocks.MutantSample, blocks.BaseSample);
        Evidence = Means.Weigh(mutant, without, TailOptions);
        foreach (var (index, threshold) in _thresholds.Index())
        {
            var decision = _plan.Look(Relation.LessOrEqual, mutant, without.Scale(1 + threshold), last);

            // If it is slower only without the time of other processes, the machine decides and not the code.
            var (isShown, isByTheClock) = (decision.Reason == SequentialReason.ContraryEvidence, blocks.RatioByTheClock > 1 + threshold);
            if (isShown && isByTheClock)
                _values[index] = Math.Min(_values[index], decision.PValue);
            _withheld[index] = isShown && !isByTheClock && _values[index] > _level;
        }

        return last || Enumerable.Range(0, _thresholds.Count).All(IsSettled) ? null : _plan.NextLook(blocks.Count);
    }

    // A claim is settled if it is shown, if more blocks would not show it, or if it is beyond the resolution of this machine with any
    // number of blocks. A slowdown much larger than the threshold is within the resolution, however wide its interval.
    private bool IsSettled(int index)
    {
        if (_values[index] <= _level)
            return true;
        if (Evidence is not { Problem: EvidenceProblem.None } evidence)
            return false;
        var (threshold, atTheEnd) = (_thresholds[index], HalfWidthAtTheEnd(evidence));
        return evidence.Upper < 1 + threshold
            || (atTheEnd > WidestInterval * threshold && evidence.Effect - (Clear * atTheEnd) <= 1 + threshold);
    }

    private double HalfWidthAtTheEnd(Evidence evidence) =>
        evidence.StandardError * Math.Sqrt((double)evidence.Blocks / _plan.Cap) * StudentQuantile(_plan.Cap - 1);

    // Close enough to Student's quantile from ten blocks on: it only decides when to give up.
    private static double StudentQuantile(int freedom) => 1.96 * (1 + (1.2 / freedom));
}
