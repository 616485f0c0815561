namespace SplNet.Statistics;

/// <summary>
/// Several relations of one formula on the same blocks. The claims that share the level (see <see cref="Family"/>) start at α divided by
/// their number; each one that is rejected leaves its share to the others, also at the same interim analysis
/// (Holm's procedure for group-sequential tests, Maurer and Bretz 2013). Decisions are final.
/// </summary>
public sealed class SequentialFamily
{
    private readonly IReadOnlyList<SequentialClaim> _claims;
    private readonly SequentialDecision?[] _decisions;
    private readonly Func<SequentialClaim, int, SequentialPlan> _plan;
    private readonly Connective _connective;

    /// <summary>Prepares the relations of a conjunction (or universal quantifier), or of a disjunction (or existential one).</summary>
    /// <param name="relations">The relations, in the order of the samples.</param>
    /// <param name="options">The level of the whole formula.</param>
    /// <param name="cap">The largest number of blocks, at least 3.</param>
    /// <param name="isConjunction">False for a disjunction.</param>
    /// <param name="interpretation">Weighs the samples; <see cref="Interpretations.Default"/> if null.</param>
    /// <exception cref="ArgumentOutOfRangeException">The cap is below 3.</exception>
    public SequentialFamily(
        IReadOnlyList<Relation> relations,
        DecisionOptions options,
        int cap = 20,
        bool isConjunction = true,
        IInterpretation? interpretation = null)
        : this(
            [.. (relations ?? throw new ArgumentNullException(nameof(relations))).Select(
                relation => new SequentialClaim(relation, options))],
            cap,
            isConjunction ? Connective.Conjunction : Connective.Disjunction,
            interpretation)
    {
    }

    /// <summary>Prepares relations that may differ in scale, joined in any way.</summary>
    /// <param name="claims">The relations, in the order of the samples; all with the same level.</param>
    /// <param name="cap">The largest number of blocks, at least 3.</param>
    /// <param name="connective">The connective between them.</param>
    /// <param name="interpretation">Weighs the samples; <see cref="Interpretations.Default"/> if null.</param>
    /// <exception cref="ArgumentOutOfRangeException">The cap is below 3.</exception>
    public SequentialFamily(IReadOnlyList<SequentialClaim> claims, int cap, Connective connective, IInterpretation? interpretation = null)
        : this(claims, connective, (claim, shares) =>
            SequentialPlan.Create(claim.Options, cap, shares, claim.Interpretation ?? interpretation))
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(cap, 3);
    }

    private SequentialFamily(IReadOnlyList<SequentialClaim> claims, Connective connective, Func<SequentialClaim, int, SequentialPlan> plan)
    {
        ArgumentNullException.ThrowIfNull(claims);
        _claims = claims;
        _connective = connective;
        _decisions = new SequentialDecision?[claims.Count];
        _plan = plan;
    }

    /// <summary>Prepares relations that are decided once, after a fixed number of blocks.</summary>
    /// <param name="claims">The relations, in the order of the samples; all with the same level.</param>
    /// <param name="blocks">The number of blocks; at least 1. One decides only if its samples have a <see cref="Sample.History"/>.</param>
    /// <param name="connective">The connective between them.</param>
    /// <param name="interpretation">Weighs the samples; <see cref="Interpretations.Default"/> if null.</param>
    /// <exception cref="ArgumentOutOfRangeException">The number of blocks is below 1.</exception>
    public static SequentialFamily Fixed(
        IReadOnlyList<SequentialClaim> claims, int blocks, Connective connective, IInterpretation? interpretation = null)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(blocks, 1);
        return new SequentialFamily(claims, connective, (claim, shares) =>
            SequentialPlan.Fixed(claim.Options, blocks, shares, claim.Interpretation ?? interpretation));
    }

    /// <summary>True if every relation is decided.</summary>
    public bool IsComplete => Array.TrueForAll(_decisions, static decision => decision?.Stop == true);

    /// <summary>Gets the value of the whole formula from the decisions so far.</summary>
    /// <exception cref="InvalidOperationException">The connectives are mixed, so the values alone are not sufficient.</exception>
    public Truth Truth
    {
        get
        {
            if (_connective == Connective.Mixed)
                throw new InvalidOperationException("The value of a mixed formula follows from its tree and not from its relations alone.");
            var truths = _decisions.Select(static decision => decision?.Truth ?? Truth.Unknown);
            return _connective == Connective.Conjunction
                ? truths.Aggregate(Truth.True, Kleene.And)
                : truths.Aggregate(Truth.False, Kleene.Or);
        }
    }

    /// <summary>Analyses every relation that is not yet decided.</summary>
    /// <param name="samples">The two sides of each relation, in the order of the relations.</param>
    /// <param name="last">True if no more blocks can be measured.</param>
    /// <returns>The decisions, in the order of the relations.</returns>
    /// <exception cref="ArgumentException">The numbers of samples and relations differ.</exception>
    public IReadOnlyList<SequentialDecision> Look(IReadOnlyList<(Sample Left, Sample Right)> samples, bool last = false)
    {
        ArgumentNullException.ThrowIfNull(samples);
        if (samples.Count != _claims.Count)
            throw new ArgumentException($"{_claims.Count} relations need as many pairs of samples, not {samples.Count}.", nameof(samples));
        var open = Enumerable.Range(0, _claims.Count).Where(index => _decisions[index]?.Stop != true).ToList();
        var rejected = -1;
        while (rejected != CountRejected())
        {
            rejected = CountRejected();
            var shares = Math.Max(1, _claims.Count(IsCorrected) - rejected);
            foreach (var index in open.Where(index => !IsRejected(index)))
                _decisions[index] = _plan(_claims[index], IsCorrected(_claims[index]) ? shares : 1).Look(
                    _claims[index], samples[index], last);
        }

        return [.. _decisions.Select(static decision => decision!)];
    }

    private int CountRejected() => Enumerable.Range(0, _claims.Count).Count(IsRejected);

    // A false alarm of the formula: the rejection of a weak claim under a conjunction, the acceptance of a strict one under a
    // disjunction. In a mixed formula either may be one, and no share is passed on.
    private bool IsRejected(int index) => _connective != Connective.Mixed && IsCorrected(_claims[index])
        && _decisions[index]?.Reason
            == (_connective == Connective.Conjunction ? SequentialReason.ContraryEvidence : SequentialReason.Shown);

    private bool IsCorrected(SequentialClaim claim) => _connective == Connective.Mixed
        || (_connective == Connective.Conjunction) == RelationRule.HoldsUntilRejected(claim.Relation);
}
