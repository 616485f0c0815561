namespace SplNet.Statistics;

/// <summary>
/// Several claims under one connective or quantifier, decided so that the whole formula keeps the level α. The claims must have been
/// weighed by one interpretation, whose p-values do not depend on α.
/// </summary>
/// <remarks>
/// A conjunction of strict claims needs no correction: to hold falsely, each of them must (intersection-union). A conjunction of claims
/// that hold until rejected fails falsely if any of them does, so their rejections are Holm-corrected. Disjunctions are the
/// reverse. Excluding the resolution needs no correction in a conjunction, for the reason of the strict claims.
/// </remarks>
internal static class Family
{
    /// <summary>Decides each claim of a conjunction, or of a universal quantifier; their conjunction is the formula's value.</summary>
    /// <param name="claims">The claims.</param>
    /// <param name="options">The level of the whole.</param>
    public static Truth[] OfConjunction(IReadOnlyList<Claim> claims, DecisionOptions options) => Decide(claims, options, corrected: true);

    /// <summary>Decides each claim of a disjunction, or of an existential quantifier; their disjunction is the formula's value.</summary>
    /// <param name="claims">The claims.</param>
    /// <param name="options">The level of the whole.</param>
    public static Truth[] OfDisjunction(IReadOnlyList<Claim> claims, DecisionOptions options) => Decide(claims, options, corrected: false);

    /// <summary>Decides the conjunction of all claims.</summary>
    /// <param name="claims">The claims; without claims the result is true.</param>
    /// <param name="options">The level of the whole.</param>
    public static Truth All(IReadOnlyList<Claim> claims, DecisionOptions options) =>
        OfConjunction(claims, options).Aggregate(Truth.True, Kleene.And);

    /// <summary>Decides the disjunction of all claims.</summary>
    /// <param name="claims">The claims; without claims the result is false.</param>
    /// <param name="options">The level of the whole.</param>
    public static Truth Any(IReadOnlyList<Claim> claims, DecisionOptions options) =>
        OfDisjunction(claims, options).Aggregate(Truth.False, Kleene.Or);

    private static Truth[] Decide(IReadOnlyList<Claim> claims, DecisionOptions options, bool corrected)
    {
        ArgumentNullException.ThrowIfNull(claims);
        ArgumentNullException.ThrowIfNull(options);
        var members = claims.Index()
            .Where(claim => claim.Item.HoldsUntilRejected == corrected && claim.Item.Evidence.Problem == EvidenceProblem.None)
            .ToArray();
        var adjusted = MultipleTests.Holm([.. members.Select(static member => member.Item.PValue)]);
        var decided = claims.ToArray();
        for (var rank = 0; rank < members.Length; rank++)
            decided[members[rank].Index] = members[rank].Item.With(adjusted[rank]);
        return [.. decided.Select(claim => RelationRule.Decide(claim.Relation, claim.Evidence, options))];
    }
}
