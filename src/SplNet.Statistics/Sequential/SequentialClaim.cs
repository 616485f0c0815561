namespace SplNet.Statistics;

/// <summary>One relation of a formula that is decided sequentially.</summary>
/// <param name="Relation">The claimed relation.</param>
/// <param name="Options">The comparison of its sides; the level applies to the whole formula.</param>
public sealed record SequentialClaim(Relation Relation, DecisionOptions Options)
{
    /// <summary>
    /// Gets the largest relative difference that counts as none for <see cref="Relation.Equivalent"/>; positive and finite.
    /// </summary>
    public double Tolerance { get; init; }

    /// <summary>Gets how the sides of this claim are weighed; null for the interpretation of the whole family.</summary>
    public IInterpretation? Interpretation { get; init; }
}
