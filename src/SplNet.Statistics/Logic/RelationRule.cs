namespace SplNet.Statistics;

/// <summary>
/// Turns evidence into a truth value. <c>&lt;=</c> holds if it is not rejected at α and the measurement excludes a violation of the
/// resolution; <c>&lt;</c> is the negation of the reversed <c>&lt;=</c>, so it holds only on significant evidence (Bulej et al., Unit
/// Testing Performance with Stochastic Performance Logic, section 4).
/// </summary>
internal static class RelationRule
{
    /// <summary>Decides one relation.</summary>
    /// <param name="relation">The claimed relation of left and right.</param>
    /// <param name="evidence">The evidence of the samples.</param>
    /// <param name="options">The significance.</param>
    /// <exception cref="ArgumentException">The relation is equivalence, which has a tolerance.</exception>
    public static Truth Decide(Relation relation, Evidence evidence, DecisionOptions options)
    {
        if (evidence.Problem != EvidenceProblem.None)
            return Truth.Unknown;
        return relation switch
        {
            Relation.LessOrEqual => NotLarger(evidence, options),
            Relation.GreaterOrEqual => NotSmaller(evidence, options),
            Relation.Less => Kleene.Not(NotSmaller(evidence, options)),
            Relation.Greater => Kleene.Not(NotLarger(evidence, options)),
            Relation.Equal => Kleene.And(NotLarger(evidence, options), NotSmaller(evidence, options)),
            Relation.NotEqual => Kleene.Not(Kleene.And(NotLarger(evidence, options), NotSmaller(evidence, options))),
            Relation.Equivalent => throw new ArgumentException("Equivalence has a tolerance: use Equivalence.Decide.", nameof(relation)),
            _ => throw new ArgumentOutOfRangeException(nameof(relation), relation, "Not a relation."),
        };
    }

    /// <summary>True for the relations that hold until they are rejected; the others hold only on significant evidence.</summary>
    internal static bool HoldsUntilRejected(Relation relation) =>
        relation is Relation.LessOrEqual or Relation.GreaterOrEqual or Relation.Equal;

    private static Truth NotLarger(Evidence evidence, DecisionOptions options) =>
        Unless(evidence.PGreater < (evidence.Significance ?? options.Alpha), evidence.ExcludesLarger || options.Paper);

    private static Truth NotSmaller(Evidence evidence, DecisionOptions options) =>
        Unless(evidence.PLess < (evidence.Significance ?? options.Alpha), evidence.ExcludesSmaller || options.Paper);

    private static Truth Unless(bool rejected, bool couldHaveSeen)
    {
        if (rejected)
            return Truth.False;
        return couldHaveSeen ? Truth.True : Truth.Unknown;
    }
}
