namespace SplNet.Statistics;

/// <summary>Equivalence within a tolerance at one interim analysis.</summary>
internal sealed class EquivalenceAnalysis(SequentialPlan plan, Look analysis, bool isLast)
{
    private readonly DecisionOptions _options = plan.OptionsAt(analysis);

    internal (Truth Truth, SequentialReason Reason, double PValue) Decide(double tolerance, Sample left, Sample right)
    {
        var plain = Equivalence.Decide(left, right, tolerance, _options, plan.Interpretation);
        if (plain.Truth == Truth.Unknown)
            return (Truth.Unknown, isLast ? SequentialReason.CapReached : SequentialReason.Undecided, plain.PValue);
        if (!_options.Paper && SpreadMargin.IsCalledFor(plan.Interpretation, left, right, _options)
            && !IsBeyondTheMargin(plain.Truth, tolerance, left, right))
            return (Truth.Unknown, isLast ? SequentialReason.UnequalSpread : SequentialReason.Undecided, plain.PValue);
        return (plain.Truth, plain.Truth == Truth.True ? SequentialReason.Shown : SequentialReason.ContraryEvidence, plain.PValue);
    }

    // Unequal spreads require a narrower tolerance before the sides are called equivalent, and a wider one before
    // they are called different.
    private bool IsBeyondTheMargin(Truth truth, double tolerance, Sample left, Sample right)
    {
        var stricter = truth == Truth.True
            ? ((1 + tolerance) / (1 + SpreadMargin.Size)) - 1
            : ((1 + tolerance) * (1 + SpreadMargin.Size)) - 1;
        return stricter > 0 && Equivalence.Decide(left, right, stricter, _options, plan.Interpretation).Truth == truth;
    }
}
