namespace SplNet.Statistics;

/// <summary>
/// Several relations of one formula on the same blocks. The claims that share the level (see <see cref="Family"/>) start at α divided by
/// their number; each one that is rejected leaves its share to the others, also at the same look (Holm's procedure for
/// group-sequential tests, Maurer and Bretz 2013). A decision that was reached stays.
/// </summary>
public sealed class SequentialFamily
{
    private readonly IReadOnlyList<Relation> _relations;
    private readonly SequentialDecision?[] _decisions;
    private readonly Func<int, SequentialPlan> _plan;
    private readonly bool _isConjunction;

    /// <summary>Prepares the relations of a conjunction (or universal quantifier), or of a disjunction (or existential one).</summary>
    /// <param name="relations">The relations, in the order of the samples.</param>
    /// <param name="options">The level of the whole formula.</param>
    /// <param name="cap">The largest number of blocks, at least 3.</param>
    /// <param name="isConjunction">False for a disjunction.</param>
    /// <param name="interpretation">How the samples are weighed; <see cref="Interpretations.Default"/> if null.</param>
    /// <exception cref="ArgumentOutOfRangeException">The cap is below 3.</exception>
    public SequentialFamily(
        IReadOnlyList<Relation> relations,
        DecisionOptions options,
        int cap = 20,
        bool isConjunction = true,
        IInterpretation? interpretation = null)
    {
        ArgumentNullException.ThrowIfNull(relations);
        ArgumentNullException.ThrowIfNull(options);
        ArgumentOutOfRangeException.ThrowIfLessThan(cap, 3);
        _relations = relations;
        _isConjunction = isConjunction;
        _decisions = new SequentialDecision?[relations.Count];
        _plan = shares => SequentialPlan.Create(options, cap, shares, interpretation);
    }

    /// <summary>True if every relation is decided.</summary>
    public bool IsComplete => Array.TrueForAll(_decisions, static decision => decision?.Stop == true);

    /// <summary>The value of the whole formula from the decisions so far.</summary>
    public Truth Truth
    {
        get
        {
            var truths = _decisions.Select(static decision => decision?.Truth ?? Truth.Unknown);
            return _isConjunction ? truths.Aggregate(Truth.True, Kleene.And) : truths.Aggregate(Truth.False, Kleene.Or);
        }
    }

    /// <summary>Takes a look at every relation that is not yet decided.</summary>
    /// <param name="samples">The two sides of each relation, in the order of the relations.</param>
    /// <param name="last">True if no more blocks can be measured.</param>
    /// <returns>The decisions, in the order of the relations.</returns>
    /// <exception cref="ArgumentException">There are not as many samples as relations.</exception>
    public IReadOnlyList<SequentialDecision> Look(IReadOnlyList<(Sample Left, Sample Right)> samples, bool last = false)
    {
        ArgumentNullException.ThrowIfNull(samples);
        if (samples.Count != _relations.Count)
            throw new ArgumentException($"{_relations.Count} relations need as many pairs of samples, not {samples.Count}.", nameof(samples));
        var open = Enumerable.Range(0, _relations.Count).Where(index => _decisions[index]?.Stop != true).ToList();
        var rejected = -1;
        while (rejected != CountRejected())
        {
            rejected = CountRejected();
            var shares = Math.Max(1, _relations.Count(IsCorrected) - rejected);
            foreach (var index in open.Where(index => !IsRejected(index)))
                _decisions[index] = _plan(IsCorrected(_relations[index]) ? shares : 1).Look(_relations[index], samples[index].Left, samples[index].Right, last);
        }

        return [.. _decisions.Select(static decision => decision!)];
    }

    private int CountRejected() => Enumerable.Range(0, _relations.Count).Count(IsRejected);

    // A false alarm of the formula: the rejection of a weak claim under a conjunction, the acceptance of a strict one under a disjunction.
    private bool IsRejected(int index) => IsCorrected(_relations[index])
        && _decisions[index]?.Reason == (_isConjunction ? SequentialReason.ContraryEvidence : SequentialReason.Shown);

    private bool IsCorrected(Relation relation) =>
        _isConjunction == (relation is Relation.LessOrEqual or Relation.GreaterOrEqual or Relation.Equal);
}
