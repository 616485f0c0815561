namespace SplNet.Statistics;

/// <summary>One relation of a formula that is decided sequentially.</summary>
/// <param name="Relation">What is claimed.</param>
/// <param name="Options">How its sides are compared; the level is that of the whole formula.</param>
public sealed record SequentialClaim(Relation Relation, DecisionOptions Options)
{
    /// <summary>The relative difference that counts as none, where the relation is <see cref="Relation.Equivalent"/>; positive and finite.</summary>
    public double Tolerance { get; init; }

    /// <summary>How the sides of this claim are weighed; null as those of the whole family are.</summary>
    public IInterpretation? Interpretation { get; init; }
}
