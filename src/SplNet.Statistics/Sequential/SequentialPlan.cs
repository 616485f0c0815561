namespace SplNet.Statistics;

/// <summary>
/// A group-sequential design over blocks: obvious differences are decided after three blocks, close ones after
/// more, and all interim analyses together keep α. The engine adds blocks and calls <see cref="Look(Relation, Sample, Sample, bool)"/>; a
/// plan keeps no state.
/// </summary>
/// <remarks>
/// Only success spends α. The stops for futility, and the margin if one side varies more than twice as much between runs as the
/// other, can only lower the rate of false alarms. The levels hold for the paired t test with r - 1 degrees of freedom:
/// use <see cref="PairedRuns"/>, <see cref="PairedMeans"/> or <see cref="TrimmedRuns"/> for blocks and <see cref="WelchRuns"/>
/// for samples without blocks.
/// </remarks>
public sealed class SequentialPlan
{
    private const int HalvingSteps = 60;

    private readonly SpendingTable? _table;

    private SequentialPlan(
        DecisionOptions options, IReadOnlyList<Look> analyses, IInterpretation? interpretation, SpendingTable? table = null)
    {
        _table = table;
        Options = options;
        Looks = analyses;
        Interpretation = interpretation ?? Interpretations.Default;
    }

    /// <summary>Gets the level of all interim analyses together, the resolution and the scale.</summary>
    public DecisionOptions Options { get; }

    /// <summary>Gets the scheduled interim analyses, by increasing number of blocks.</summary>
    public IReadOnlyList<Look> Looks { get; }

    /// <summary>Gets the largest number of blocks.</summary>
    public int Cap => Looks[^1].Blocks;

    /// <summary>Gets the interpretation that weighs the samples at an interim analysis.</summary>
    public IInterpretation Interpretation { get; }

    /// <summary>True if an interpretation weighs blocks by such a test, so that the interim analyses keep its level.</summary>
    /// <param name="interpretation">The interpretation.</param>
    public static bool IsMadeFor(IInterpretation interpretation) => interpretation is PairedRuns or PairedMeans or TrimmedRuns;

    /// <summary>Plans interim analyses up to a cap. The caps 10 and 20 are tabulated; any other cap is slightly less powerful.</summary>
    /// <param name="options">The level of all interim analyses together; validated for levels in [0.001, 0.1],
    /// conservative outside.</param>
    /// <param name="cap">The largest number of blocks, at least 3.</param>
    /// <param name="relations">The number of relations that share the level (Holm's first step): each is tested at α divided by it.</param>
    /// <param name="interpretation">Weighs the samples; <see cref="Interpretations.Default"/> if null.</param>
    /// <exception cref="ArgumentOutOfRangeException">The cap is below 3, or the number of relations below 1.</exception>
    public static SequentialPlan Create(DecisionOptions options, int cap = 20, int relations = 1, IInterpretation? interpretation = null)
    {
        ArgumentNullException.ThrowIfNull(options);
        ArgumentOutOfRangeException.ThrowIfLessThan(cap, 3);
        ArgumentOutOfRangeException.ThrowIfLessThan(relations, 1);
        var shared = options with { Alpha = options.Alpha / relations };
        var table = SpendingTable.For(cap);
        var levels = table.Levels(shared.Alpha);
        var resolutionLevels = table.Levels(shared.ResolutionAlpha);
        var analyses = table.Blocks.Select((blocks, analysis) => new Look(blocks, levels[analysis], resolutionLevels[analysis]));
        return new SequentialPlan(shared, [.. analyses], interpretation, table);
    }

    /// <summary>Plans a fixed design: one analysis, at the full level.</summary>
    /// <param name="options">The level, the resolution and the scale.</param>
    /// <param name="blocks">The number of blocks; at least 1. One decides only with a <see cref="Sample.History"/>.</param>
    /// <param name="relations">The number of relations that share the level.</param>
    /// <param name="interpretation">Weighs the samples; <see cref="Interpretations.Default"/> if null.</param>
    /// <exception cref="ArgumentOutOfRangeException">The number of blocks or relations is below 1.</exception>
    public static SequentialPlan Fixed(DecisionOptions options, int blocks, int relations = 1, IInterpretation? interpretation = null)
    {
        ArgumentNullException.ThrowIfNull(options);
        ArgumentOutOfRangeException.ThrowIfLessThan(blocks, 1);
        ArgumentOutOfRangeException.ThrowIfLessThan(relations, 1);
        var shared = options with { Alpha = options.Alpha / relations };
        return new SequentialPlan(shared, [new Look(blocks, shared.Alpha, shared.ResolutionAlpha)], interpretation);
    }

    /// <summary>Gets the number of blocks at the next interim analysis; null from the cap on.</summary>
    /// <param name="blocks">The blocks so far.</param>
    public int? NextLook(int blocks) => Looks.FirstOrDefault(analysis => analysis.Blocks > blocks)?.Blocks;

    /// <summary>Decides whether a relation is settled by the blocks so far.</summary>
    /// <param name="relation">The claimed relation.</param>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    /// <param name="last">
    /// True if no more blocks can be measured, for example because the time is up: the next analysis then happens
    /// early, and is the last. The reason to stop must not depend on the measurements.
    /// </param>
    public SequentialDecision Look(Relation relation, Sample left, Sample right, bool last = false)
    {
        ArgumentNullException.ThrowIfNull(left);
        ArgumentNullException.ThrowIfNull(right);
        return Take(relation, left, right, last, (analysis, evidence, blocks, final) =>
        {
            var (truth, reason) = new RelationAnalysis(this, analysis, evidence, final).Decide(relation, left, right, blocks);
            return (truth, reason, evidence);
        });
    }

    /// <summary>Decides whether equivalence within a tolerance, the relation <c>~</c>, is settled by the blocks so far.</summary>
    /// <param name="tolerance">The largest relative difference that counts as none; positive and finite.</param>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    /// <param name="last">As for <see cref="Look(Relation, Sample, Sample, bool)"/>.</param>
    /// <exception cref="ArgumentOutOfRangeException">The tolerance is not positive and finite.</exception>
    public SequentialDecision LookEquivalent(double tolerance, Sample left, Sample right, bool last = false)
    {
        ArgumentNullException.ThrowIfNull(left);
        ArgumentNullException.ThrowIfNull(right);
        return Take(Relation.Equivalent, left, right, last, (analysis, evidence, _, final) =>
        {
            var (truth, reason, p) = new EquivalenceAnalysis(this, analysis, final).Decide(tolerance, left, right);
            return (truth, reason, evidence with { PEquivalent = p });
        });
    }

    internal SequentialDecision Look(SequentialClaim claim, (Sample Left, Sample Right) sides, bool last) =>
        claim.Relation == Relation.Equivalent
            ? LookEquivalent(claim.Tolerance, sides.Left, sides.Right, last)
            : Look(claim.Relation, sides.Left, sides.Right, last);

    internal DecisionOptions OptionsAt(Look analysis) =>
        Options with { Alpha = analysis.Alpha, ResolutionAlpha = analysis.ResolutionAlpha };

    private SequentialDecision Take(
        Relation relation, Sample left, Sample right, bool last,
        Func<Look, Evidence, int, bool, (Truth Truth, SequentialReason Reason, Evidence Evidence)> decide)
    {
        var blocks = Screening.Blocks(left, right);
        var analysis = Looks.FirstOrDefault(candidate => candidate.Blocks >= blocks) ?? Looks[^1];
        var isDue = analysis.Blocks <= blocks;
        if (!isDue && !last)
            return BetweenLooks(blocks, analysis.Blocks);
        var weighed = Interpretation.Weigh(left, right, OptionsAt(analysis));
        var (truth, reason, evidence) = weighed.Problem == EvidenceProblem.None
            ? decide(analysis, weighed, blocks, last || analysis == Looks[^1])
            : (Truth.Unknown, SequentialReason.Problem, weighed);
        var goesOn = reason == SequentialReason.Undecided;
        return new SequentialDecision
        {
            Stop = !goesOn,
            Truth = truth,
            Reason = reason,
            Evidence = evidence,
            PValue = OverallPValue(analysis, DecidingP(relation, reason, evidence, analysis)),
            Blocks = blocks,
            Look = analysis,
            NextLook = goesOn ? NextLook(blocks) : null,
        };
    }

    // For two-sided relations, each side tests at the level.
    private static double DecidingP(Relation relation, SequentialReason reason, Evidence evidence, Look analysis) =>
        (relation, reason) switch
        {
            (Relation.Equivalent, SequentialReason.Shown) => evidence.PEquivalent,
            (Relation.Equivalent, SequentialReason.ContraryEvidence) => analysis.Alpha,
            (Relation.Equal or Relation.NotEqual, SequentialReason.Shown or SequentialReason.ContraryEvidence) =>
                2 * Math.Min(evidence.PLess, evidence.PGreater),
            (_, SequentialReason.Shown or SequentialReason.ContraryEvidence) => Math.Min(evidence.PLess, evidence.PGreater),
            _ => 1,
        };

    // The levels of an analysis increase with the level of the whole, so the smallest deciding level is found by bisection.
    private double OverallPValue(Look analysis, double nominal)
    {
        if (_table is null || nominal >= 1)
            return Math.Min(1, nominal);
        var index = _table.Blocks.IndexOf(analysis.Blocks);
        var (low, high) = (0.0, DecisionOptions.LargestLevel);
        if (_table.Levels(high)[index] < nominal)
            return 1;
        for (var step = 0; step < HalvingSteps; step++)
        {
            var middle = (low + high) / 2;
            if (_table.Levels(middle)[index] < nominal)
                low = middle;
            else
                high = middle;
        }

        return high;
    }

    private static SequentialDecision BetweenLooks(int blocks, int next) => new()
    {
        Stop = false,
        Truth = Truth.Unknown,
        Reason = SequentialReason.BetweenLooks,
        Blocks = blocks,
        NextLook = next,
    };
}
