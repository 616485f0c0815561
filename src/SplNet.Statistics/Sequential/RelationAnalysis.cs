namespace SplNet.Statistics;

/// <summary>The stopping rules of one relation at one interim analysis.</summary>
internal sealed class RelationAnalysis(SequentialPlan plan, Look analysis, Evidence evidence, bool isLast)
{
    private const double FutilePower = 0.05;
    private const double LikelyPower = 0.8;

    // With 5 %, a slowdown of 10 % would be found in 1.7 % fewer cases where runs vary by 10 %; with 3 %, in 0.5 % fewer.
    private const double UndecidablePower = 0.03;

    // Stopping when a gain of the resolution is excluded costs power for smaller real gains; only a small resolution justifies that.
    private const double LargestResolutionOfGains = 0.02;

    private readonly DecisionOptions _options = plan.OptionsAt(analysis);

    private readonly double _alpha = evidence.Significance ?? analysis.Alpha;

    internal (Truth Truth, SequentialReason Reason) Decide(Relation relation, Sample left, Sample right, int blocks)
    {
        // At an early analysis, the paper's mode would treat three blocks without evidence as a pass.
        var plain = RelationRule.Decide(relation, evidence, _options with { Paper = _options.Paper && isLast });
        var isHeldBack = IsSignificant(relation, evidence.PLess, evidence.PGreater) && IsHeldBack(relation, left, right);

        // Evidence against a strict claim that is held back does not weaken an exclusion of the claimed effect.
        if (isHeldBack && !(relation is Relation.Less or Relation.Greater && plain == Truth.False))
            return (Truth.Unknown, isLast ? SequentialReason.UnequalSpread : SequentialReason.Undecided);
        if (RelationRule.HoldsUntilRejected(relation))
            return Weak(relation, plain, blocks);
        return plain == Truth.True ? (Truth.True, SequentialReason.Shown) : Strict(relation, plain, blocks, isHeldBack);
    }

    private (Truth Truth, SequentialReason Reason) Weak(Relation relation, Truth plain, int blocks) => plain switch
    {
        Truth.False => (Truth.False, SequentialReason.ContraryEvidence),
        Truth.True when !(_options.Paper && isLast) => (Truth.True, SequentialReason.ViolationExcluded),
        _ when isLast => (plain, SequentialReason.CapReached),
        _ when analysis != plan.Looks[0] && IsUndecidable(relation, blocks) => (Truth.Unknown, SequentialReason.NotShown),
        _ => (Truth.Unknown, SequentialReason.Undecided),
    };

    private (Truth Truth, SequentialReason Reason) Strict(Relation relation, Truth plain, int blocks, bool isHeldBack)
    {
        if (!isHeldBack
            && ((relation == Relation.Less && evidence.PGreater < _alpha) || (relation == Relation.Greater && evidence.PLess < _alpha)))
            return (Truth.False, SequentialReason.ContraryEvidence);
        var excluded = IsGainExcluded(relation);
        if (excluded && (_options.Resolution <= LargestResolutionOfGains || evidence.StandardError == 0))
            return (Truth.False, SequentialReason.GainExcluded);
        if (isLast)
            return (plain, excluded ? SequentialReason.GainExcluded : SequentialReason.CapReached);
        if (analysis == plan.Looks[0] || !IsFutile(relation, blocks))
            return (Truth.Unknown, SequentialReason.Undecided);
        return (plain, excluded ? SequentialReason.GainExcluded : SequentialReason.NotShown);
    }

    // The paper's mode treats missing evidence as a rejection, so nothing is excluded.
    private bool IsGainExcluded(Relation relation) =>
        RelationRule.Decide(relation, evidence, _options with { Paper = false }) == Truth.False;

    // Evidence that decides: against a weak claim, and for or against a strict one.
    private bool IsSignificant(Relation relation, double less, double greater) => _alpha > relation switch
    {
        Relation.LessOrEqual => greater,
        Relation.GreaterOrEqual => less,
        _ => Math.Min(less, greater),
    };

    // Significant, but not beyond the margin that unequal spreads require.
    private bool IsHeldBack(Relation relation, Sample left, Sample right)
    {
        if (_options.Paper || !SpreadMargin.IsCalledFor(plan.Interpretation, left, right, _options))
            return false; // the paper has no margin
        var (less, greater) = SpreadMargin.Weigh(plan.Interpretation, left, right, _options);
        return !IsSignificant(relation, less, greater);
    }

    // Equal sides hold as soon as a violation of the resolution is excluded. If runs vary too much for that, and for a rejection, more of
    // them only take time.
    private bool IsUndecidable(Relation relation, int blocks)
    {
        var (last, z, error) = (plan.Looks[^1], evidence.Statistic, evidence.StandardError);
        if (_options.Paper || _options.Scale != ComparisonScale.Ratio || !(error > 0) || !double.IsFinite(z))
            return false;
        var (effect, resolution) = (Math.Log(evidence.Effect) / error, Math.Log(1 + _options.Resolution) / error);
        var (rejected, excluded) = relation switch
        {
            Relation.LessOrEqual => (z, resolution - effect),
            Relation.GreaterOrEqual => (-z, resolution + effect),
            _ => (Math.Abs(z), resolution - Math.Abs(effect)),
        };
        return Power(rejected, last.Alpha) < UndecidablePower && Power(excluded, last.ResolutionAlpha) < UndecidablePower;

        double Power(double towards, double alpha) => ConditionalPower.AsSeen(towards, blocks, plan.Cap, alpha);
    }

    private bool IsFutile(Relation relation, int blocks)
    {
        if (!double.IsFinite(evidence.Statistic))
            return false;
        var z = evidence.Statistic;
        return relation switch
        {
            Relation.Less => Power(-z) < FutilePower && Opposite(z) < LikelyPower,
            Relation.Greater => Power(z) < FutilePower && Opposite(-z) < LikelyPower,
            _ => Power(Math.Abs(z)) < FutilePower,
        };

        // If more blocks will probably show the opposite, they are worth their time: an answer instead of none.
        double Opposite(double towards) => ConditionalPower.AsSeen(towards, blocks, plan.Cap, plan.Looks[^1].Alpha);

        double Power(double towards) => ConditionalPower.Of(towards, blocks, plan.Cap, plan.Looks[^1].Alpha);
    }
}
