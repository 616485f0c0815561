using System.Globalization;
using SplNet.Evaluation.Learning;
using SplNet.Operands.Formulas;
using SplNet.Statements.Experiments;
using SplNet.Values;

namespace SplNet.Evaluation;

/// <summary>Decides a formula from the blocks measured so far, and whether more are needed.</summary>
internal sealed class FormulaDecision
{
    // Below this a call looks like an empty one: the overhead itself is not known any better.
    private const double EmptyCallNanoseconds = 0.5;

    // The looks of a sequence are made for the tests on runs; other interpretations decide once, after as many blocks.
    private const int BlocksOfOtherInterpretations = 10;

    private static readonly PairedMeans Means = new();
    private static readonly NonParametric Learning = new();

    private readonly Formula _formula;
    private readonly IReadOnlyList<Comparison> _comparisons;
    private readonly IReadOnlyList<Comparison> _decided;
    private readonly SequentialClaim[] _claims;
    private readonly SequentialFamily _family;
    private readonly SequentialFamily _byTheClock;
    private readonly IInterpretation _interpretation;
    private readonly bool _isSequential;
    private readonly bool _mayBeExact;
    private readonly bool _comparesMeans;
    private readonly double _noise;
    private readonly List<SequentialDecision>[] _analyses;
    private readonly LearntOperands? _learnt;

    // Decides the first block if other interpretations go on: both share the level.
    private readonly SequentialFamily? _quick;
    private readonly bool _learns;
    private bool _isQuick;
    private IReadOnlyList<SequentialDecision> _decisions = [];
    private IReadOnlyList<string?> _unknown = [];

    public FormulaDecision(Formula formula, ExperimentOptions options, LearntOperands? learnt = null)
    {
        _learnt = learnt;
        _learns = learnt is not null && options.Interpretation is NonParametric;
        if (learnt is not null && !_learns)
            options = options with { Alpha = options.Alpha / 2 };
        _formula = formula;
        _comparisons = [.. FormulaProblems.Comparisons(formula).Distinct()];
        _decided = [.. _comparisons.Select(MeanTimes.Of)];
        // each is the other's for what it is not made for
        _interpretation = options.Interpretation is PairedMeans ? new PairedRuns() : options.Interpretation;
        _claims = [.. _decided.Select(comparison => new SequentialClaim(comparison.Relation, OptionsOf(comparison, options))
        {
            Tolerance = comparison.Tolerance,
            Interpretation = InterpretationOf(comparison),
        })];
        _noise = options.NoiseMagnitude;
        _isSequential = options.Runs is null && SequentialPlan.IsMadeFor(_interpretation);
        _comparesMeans = SequentialPlan.IsMadeFor(_interpretation) && _decided.Any(IsOfMeans);
        _analyses = [.. _claims.Select(static _ => new List<SequentialDecision>())];
        _mayBeExact = _isSequential && _decided.All(static comparison => comparison.Left.Unit != MetricUnit.Nanoseconds);
        MostBlocks = _isSequential ? options.MaxRuns : options.Runs ?? (_learns ? 1 : BlocksOfOtherInterpretations);
        (_family, _byTheClock) = (Family(), Family());
        if (learnt is not null && !_learns)
            _quick = SequentialFamily.Fixed(
                [.. _claims.Select(static claim => claim with { Interpretation = null })], 1, formula.Connective, Learning);

        SequentialFamily Family() => _isSequential
            ? new SequentialFamily(_claims, MostBlocks, formula.Connective, _interpretation)
            : SequentialFamily.Fixed(_claims, MostBlocks, formula.Connective, _interpretation);
    }

    /// <summary>
    /// True if learnt runs can help: the interpretation learns itself, or the formula compares means, of which the learnt distribution is.
    /// </summary>
    public static bool CanLearn(Formula formula, ExperimentOptions options) => options.Interpretation is NonParametric
        || FormulaProblems.Comparisons(formula).SelectMany(static comparison => comparison.OperandEstimates())
            .All(static estimate => estimate.Kind.IsDecidedByMean || estimate.Kind.Metric is not null);

    /// <summary>How many blocks a decision needs.</summary>
    public int FewestBlocks => _learnt is null ? 2 : 1;

    /// <summary>How many blocks are measured at most.</summary>
    public int MostBlocks { get; }

    /// <summary>The value of the formula by the last look.</summary>
    public Truth Truth => _decisions.Count == 0 ? Truth.Unknown : _formula.Evaluate(TruthOf);

    /// <summary>
    /// The effect of the only comparison by the last look, for people who wait; null if there are several, or none was looked at. It
    /// decides nothing.
    /// </summary>
    public string? EffectSoFar =>
        _decisions is [{ Evidence: { Problem: EvidenceProblem.None, Scale: ComparisonScale.Ratio, Effect: var effect } }]
            ? string.Create(CultureInfo.InvariantCulture, $"ratio so far {effect:G3}")
            : null;

    /// <summary>True if no more blocks can change the value.</summary>
    public bool IsFinal =>
        _isQuick || _family.IsComplete || Truth != Truth.Unknown
        || (_decisions.Count > 0 && _decisions.All(static decision => decision.Stop));

    /// <summary>Takes the look that is due after a block, if one is.</summary>
    /// <param name="runs">The blocks so far.</param>
    /// <param name="last">True if no more blocks can be measured.</param>
    public void Look(RunTable runs, bool last)
    {
        if (_quick is not null && runs.CompleteBlocks == 1 && TakeQuickLook(runs))
            return;
        var samples = _decided.Select(comparison => Sides(comparison, runs)).ToList();
        _unknown = [.. _decided.Zip(samples, (comparison, sides) => UncountedInstructions.Unknown(comparison, runs)
            ?? UnknownCalls.Of(comparison, runs) ?? CoarseProcessorTime.Unknown(comparison, runs, sides))];
        var isLast = last || (_mayBeExact && _decided.Zip(samples).All(pair => IsExact(pair.First, pair.Second)
            && (!ExactInstructions.AreIn(pair.First) || ExactInstructions.Decide(pair.First, runs, pair.Second))));
        if (_isSequential && !isLast && runs.CompleteBlocks < MostBlocks
            && _decided.Zip(samples).Any(pair => ExactInstructions.AreInDoubt(pair.First, runs, pair.Second)))
            return;
        _decisions = [.. UnlessTheClockContradicts(_family.Look(samples, isLast), runs, isLast)
            .Zip(_unknown, static (decision, unknown) =>
                unknown is null || decision.Reason == SequentialReason.BetweenLooks ? decision : NotOfCalls(decision))];
        foreach (var (analyses, decision) in _analyses.Zip(_decisions).Where(static pair => pair.Second.Look is not null))
            Keep(analyses, decision);
    }

    private bool TakeQuickLook(RunTable runs)
    {
        var unknown = _decided.Select(comparison => UncountedInstructions.Unknown(comparison, runs) ?? UnknownCalls.Of(comparison, runs));
        if (unknown.Any(static text => text is not null))
            return false;
        _decisions =
        [
            .. _quick!.Look([.. _decided.Select(comparison => Sides(comparison, runs, learns: true))], last: true)
                .Select(static decision => IsClear(decision.Reason) ? decision : decision with { Truth = Truth.Unknown }),
        ];
        _isQuick = Truth != Truth.Unknown;
        if (_isQuick)
            _unknown = [.. _decided.Select(static _ => (string?)null)];
        else
            _decisions = [];
        foreach (var (analyses, decision) in _analyses.Zip(_decisions))
            Keep(analyses, decision);
        return _isQuick;
    }

    // The last analysis of a series would also take other reasons for an answer. Here more runs may follow.
    private static bool IsClear(SequentialReason reason) =>
        reason is SequentialReason.Shown or SequentialReason.ContraryEvidence or SequentialReason.ViolationExcluded;

    // Each further look repeats a decided comparison, since the times of the clock may still contradict it.
    private static void Keep(List<SequentialDecision> analyses, SequentialDecision decision)
    {
        if (analyses.Count > 0 && analyses[^1].Blocks == decision.Blocks)
            analyses[^1] = decision;
        else
            analyses.Add(decision);
    }

    private IEnumerable<SequentialDecision> UnlessTheClockContradicts(
        IReadOnlyList<SequentialDecision> decisions, RunTable runs, bool isLast)
    {
        if (!runs.HasDeductions || !_comparesMeans)
            return decisions;
        var byTheClock = _byTheClock.Look([.. _decided.Select(comparison => Sides(comparison, runs, isGross: true))], isLast);
        return decisions.Zip(byTheClock, static (net, gross) => net.UnlessContradictedBy(gross));
    }

    public IReadOnlyList<ComparisonResult> Results(RunTable runs) =>
        [.. _decided.Select((comparison, index) => Result(index, Sides(comparison, runs, learns: _isQuick)))];

    private ComparisonResult Result(int index, (Sample Left, Sample Right) sides)
    {
        var (comparison, decision) = (_comparisons[index], _decisions[index]);
        var evidence = decision.Evidence
            ?? (_isQuick ? Learning : _claims[index].Interpretation ?? _interpretation)
                .Weigh(sides.Left, sides.Right, _claims[index].Options);
        return new ComparisonResult
        {
            Text = comparison.ToString(),
            Left = comparison.Left.ToString(),
            Right = comparison.Right.ToString(),
            Relation = comparison.Relation,
            Tolerance = comparison.Tolerance,
            Truth = decision.Truth,
            Unit = comparison.Left.Unit,
            Reason = decision.Reason,
            Explanation = _unknown[index] ?? (decision.Stop ? decision.Text : string.Create(
                CultureInfo.InvariantCulture, $"{decision.Blocks} blocks do not decide it, and the verdict does not need it."))
                + SampledCounts.Doubt(comparison, decision.Truth, sides),
            PValue = decision.PValue,
            Level = decision.Look?.Alpha ?? double.NaN,
            Interval = DecidingInterval.Of(decision, evidence),
            Evidence = evidence,
            Looks = [.. _analyses[index].Select(AnalysisResultOf)],
        };
    }

    private static LookResult AnalysisResultOf(SequentialDecision decision) => new()
    {
        Blocks = decision.Blocks,
        Level = decision.Evidence!.Significance ?? decision.Look!.Alpha,
        Effect = decision.Evidence.Effect,
        Interval = DecidingInterval.Of(decision, decision.Evidence),
        PValue = Math.Min(decision.Evidence.PLess, decision.Evidence.PGreater),
        Truth = decision.Truth,
        Reason = decision.Reason,
        Explanation = decision.Text,
    };

    // More blocks would not change it.
    private static SequentialDecision NotOfCalls(SequentialDecision decision) =>
        decision with { Stop = true, Truth = Truth.Unknown, Reason = SequentialReason.NotOfCalls, PValue = 1, NextLook = null };

    private Truth TruthOf(Comparison comparison)
    {
        for (var index = 0; index < _comparisons.Count; index++)
        {
            if (ReferenceEquals(_comparisons[index], comparison))
                return _decisions[index].Truth;
        }

        throw new InvalidOperationException($"'{comparison}' is not a comparison of the formula.");
    }

    private static bool IsExact(Comparison comparison, (Sample Left, Sample Right) sides) =>
        IsExact(comparison.Left, sides.Left, IsZero(comparison.Right)) && IsExact(comparison.Right, sides.Right, IsZero(comparison.Left));

    // If an operation allocates the same bytes in two processes, it does so in all: more blocks would only repeat it. Zero and not zero are
    // equally certain; the number of events may be chance.
    private static bool IsExact(Estimate side, Sample sample, bool isComparedWithZero)
    {
        if (sample.ConstantValue is not null)
            return true;
        var values = sample.Pooled();
        if (sample.Runs.Count < 2 || values.Distinct().Count() > 1)
            return false;
        return (values[0] == 0 && !side.MayBeNegative)
            || !side.OperandEstimates().Any(estimate => estimate.Kind.IsSampled || (estimate.Kind.CountsEvents && !isComparedWithZero));
    }

    private static bool IsZero(Estimate side) => side is Limit { Value: 0 };

    // The logarithms of paired runs would make a mean a geometric one; the other interpretations follow the papers, and define their means.
    private PairedMeans? InterpretationOf(Comparison comparison) =>
        _interpretation is PairedRuns && IsOfMeans(comparison) ? Means : null;

    private static bool IsOfMeans(Comparison comparison) => comparison.OperandEstimates().Any(static estimate => estimate.Kind.IsMean);

    private (Sample Left, Sample Right) Sides(Comparison comparison, RunTable runs, bool isGross = false, bool learns = false)
    {
        IInterpretation interpretation = learns ? Learning : _interpretation;
        var samples = new FormulaSamples(runs, interpretation, isGross, _noise);
        var oneEstimator = Kinds(comparison).Count == 1;
        try
        {
            var sides = (
                samples.Of(comparison.Left, oneEstimator, IsZero(comparison.Right)),
                samples.Of(comparison.Right, oneEstimator, IsZero(comparison.Left)));
            if (learns || _learns)
                sides = (
                    samples.WithHistory(sides.Item1, comparison.Left, oneEstimator, _learnt!),
                    samples.WithHistory(sides.Item2, comparison.Right, oneEstimator, _learnt!));
            return ExactInstructions.WithDoubt(comparison, runs, sides);
        }
        catch (Exception failure)
        {
            throw new SplNetException(
                $"'{comparison}' cannot be decided, because a transform failed: {FailureChain.Named(failure)}", failure);
        }
    }

    private static DecisionOptions OptionsOf(Comparison comparison, ExperimentOptions options)
    {
        var kinds = Kinds(comparison);
        var isRatio = comparison.Left.Unit == MetricUnit.Nanoseconds && !comparison.Left.MayBeNegative && !comparison.Right.MayBeNegative;
        return new DecisionOptions
        {
            Alpha = options.Alpha,
            Resolution = options.Resolution,
            Paper = options.Paper,
            Scale = isRatio ? ComparisonScale.Ratio : ComparisonScale.Difference,
            Floor = isRatio ? EmptyCallNanoseconds : 0,
            MinimumSpread = isRatio ? FormulaSamples.ClockSpread : 0,
            Summary = kinds.Count == 1 ? kinds[0].Summary : RunSummaries.Median,
        };
    }

    private static List<EstimatorKind> Kinds(Comparison comparison) =>
        [.. comparison.OperandEstimates().Select(static estimate => estimate.Kind).Distinct()];
}
