using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>
/// Decides from growing numbers of blocks by how much a test is slower on a mutant: each threshold is a claim of its own, tested at the same looks. The levels of all looks together keep the
/// level of a claim, so that measuring may stop as soon as all is said.
/// </summary>
internal sealed class PairDecision
{
    // A call that cannot be told from an empty one, and the granularity of the clock, as every experiment has them.
    private const double EmptyCallNanoseconds = 0.5;
    private const double ClockSpread = 1e-3;

    // Of the interval that is told.
    private const double Tail = 0.025;

    // A slowdown can be spoken of where the interval reaches no farther than twice its size.
    private const int WidestInterval = 2;

    // What lies so many half widths beyond a threshold will be shown.
    private const int Clear = 2;

    private static readonly PairedMeans Means = new();
    private static readonly DecisionOptions Told = new() { Alpha = Tail, Resolution = 0, Floor = EmptyCallNanoseconds, MinimumSpread = ClockSpread };

    private readonly SequentialPlan _plan;
    private readonly double _level;
    private readonly IReadOnlyList<double> _thresholds;
    private readonly double[] _values;
    private readonly bool[] _withheld;

    /// <summary>Begins.</summary>
    /// <param name="thresholds">The relative slowdowns.</param>
    /// <param name="level">The level at which a claim is settled whatever other tests of the mutant say.</param>
    /// <param name="alpha">The level of all tests of the mutant together.</param>
    /// <param name="mostBlocks">How many blocks there may be; at least 3.</param>
    public PairDecision(IReadOnlyList<double> thresholds, double level, double alpha, int mostBlocks)
    {
        (_thresholds, _level) = (thresholds, level);
        _values = [.. thresholds.Select(static _ => 1.0)];
        _withheld = new bool[thresholds.Count];
        _plan = SequentialPlan.Create(Told with { Alpha = alpha }, mostBlocks, interpretation: Means);
    }

    /// <summary>At how many blocks the first look is taken.</summary>
    public int First => _plan.Looks[0].Blocks;

    /// <summary>The interval of the ratio after the last look.</summary>
    public Evidence? Evidence { get; private set; }

    /// <summary>The claims.</summary>
    public IReadOnlyList<ThresholdResult> Results => [.. _thresholds.Select((threshold, index) => new ThresholdResult(threshold, _values[index], !_withheld[index] && HalfWidth <= WidestInterval * threshold) { IsWithheld = _withheld[index] })];

    private double HalfWidth => Evidence is { Problem: EvidenceProblem.None } evidence && double.IsFinite(evidence.Upper) ? (evidence.Upper - evidence.Lower) / 2 : double.PositiveInfinity;

    /// <summary>Takes a look.</summary>
    /// <param name="blocks">All blocks so far.</param>
    /// <param name="last">True if no more blocks can be measured.</param>
    /// <returns>At how many blocks the next look is due; null where no more are needed.</returns>
    public int? Look(PairBlocks blocks, bool last)
    {
        var (mutant, without) = (blocks.MutantSample, blocks.BaseSample);
        Evidence = Means.Weigh(mutant, without, Told);
        foreach (var (index, threshold) in _thresholds.Index())
        {
            var decision = _plan.Look(Relation.LessOrEqual, mutant, without.Scale(1 + threshold), last);

            // What is slower only without the time that other processes took, the machine decides.
            var (isShown, isByTheClock) = (decision.Reason == SequentialReason.ContraryEvidence, blocks.RatioByTheClock > 1 + threshold);
            if (isShown && isByTheClock)
                _values[index] = Math.Min(_values[index], decision.PValue);
            _withheld[index] = isShown && !isByTheClock && _values[index] > _level;
        }

        return last || Enumerable.Range(0, _thresholds.Count).All(IsSettled) ? null : _plan.NextLook(blocks.Count);
    }

    // Shown; or so far from it that no more blocks would show it; or out of sight of this machine, however many there are. A slowdown that is much larger than the threshold is in sight, however
    // wide its interval.
    private bool IsSettled(int index)
    {
        if (_values[index] <= _level)
            return true;
        if (Evidence is not { Problem: EvidenceProblem.None } evidence)
            return false;
        var (threshold, atTheEnd) = (_thresholds[index], HalfWidthAtTheEnd(evidence));
        return evidence.Upper < 1 + threshold || (atTheEnd > WidestInterval * threshold && evidence.Effect - (Clear * atTheEnd) <= 1 + threshold);
    }

    private double HalfWidthAtTheEnd(Evidence evidence) => evidence.StandardError * Math.Sqrt((double)evidence.Blocks / _plan.Cap) * StudentQuantile(_plan.Cap - 1);

    // Near enough to Student's from ten blocks on: it only tells when to give up.
    private static double StudentQuantile(int freedom) => 1.96 * (1 + (1.2 / freedom));
}
