namespace SplNet.Statistics;

/// <summary>The stopping rules of one relation at one interim analysis.</summary>
internal sealed class RelationLook(SequentialPlan plan, Look look, Evidence evidence, bool isLast)
{
    private const double FutilePower = 0.05;
    private const double LikelyPower = 0.8;

    // Stopping when a gain of the resolution is excluded costs power for smaller real gains; only a small resolution justifies that.
    private const double LargestResolutionOfGains = 0.02;

    private readonly DecisionOptions _options = plan.OptionsAt(look);

    private readonly double _alpha = evidence.Significance ?? look.Alpha;

    internal (Truth Truth, SequentialReason Reason) Decide(Relation relation, Sample left, Sample right, int blocks)
    {
        // At an early analysis, the paper's mode would treat three blocks without evidence as a pass.
        var plain = RelationRule.Decide(relation, evidence, _options with { Paper = _options.Paper && isLast });
        var isHeldBack = IsSignificant(relation, evidence.PLess, evidence.PGreater) && IsHeldBack(relation, left, right);

        // Evidence against a strict claim that is held back does not weaken an exclusion of the claimed effect.
        if (isHeldBack && !(relation is Relation.Less or Relation.Greater && plain == Truth.False))
            return (Truth.Unknown, isLast ? SequentialReason.UnequalSpread : SequentialReason.Undecided);
        if (RelationRule.HoldsUntilRejected(relation))
            return Weak(plain);
        return plain == Truth.True ? (Truth.True, SequentialReason.Shown) : Strict(relation, plain, blocks, isHeldBack);
    }

    private (Truth Truth, SequentialReason Reason) Weak(Truth plain) => plain switch
    {
        Truth.False => (Truth.False, SequentialReason.ContraryEvidence),
        Truth.True when !(_options.Paper && isLast) => (Truth.True, SequentialReason.ViolationExcluded),
        _ => isLast ? (plain, SequentialReason.CapReached) : (Truth.Unknown, SequentialReason.Undecided),
    };

    private (Truth Truth, SequentialReason Reason) Strict(Relation relation, Truth plain, int blocks, bool isHeldBack)
    {
        if (!isHeldBack && ((relation == Relation.Less && evidence.PGreater < _alpha) || (relation == Relation.Greater && evidence.PLess < _alpha)))
            return (Truth.False, SequentialReason.ContraryEvidence);
        var excluded = IsGainExcluded(relation);
        if (excluded && (_options.Resolution <= LargestResolutionOfGains || evidence.StandardError == 0))
            return (Truth.False, SequentialReason.GainExcluded);
        if (isLast)
            return (plain, excluded ? SequentialReason.GainExcluded : SequentialReason.CapReached);
        if (look == plan.Looks[0] || !IsFutile(relation, blocks))
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
