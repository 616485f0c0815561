namespace SplNet.Statistics;

/// <summary>One comparison of a formula: the claimed relation and the evidence of the samples.</summary>
/// <param name="Relation">The relation.</param>
/// <param name="Evidence">The evidence of the two sides.</param>
public sealed record Claim(Relation Relation, Evidence Evidence)
{
    /// <summary>
    /// True for the relations that hold until they are rejected (≤, ≥, =): their false alarm is a rejection. The strict ones hold
    /// only on significant evidence: their false alarm is an acceptance.
    /// </summary>
    public bool HoldsUntilRejected => RelationRule.HoldsUntilRejected(Relation);

    /// <summary>Gets the p-value that decides: for the rejection of ≤, ≥ and =, or for the acceptance of &lt;, &gt;, != and ~.</summary>
    public double PValue => Relation switch
    {
        Relation.LessOrEqual or Relation.Greater => Evidence.PGreater,
        Relation.GreaterOrEqual or Relation.Less => Evidence.PLess,
        Relation.Equivalent => Evidence.PEquivalent,
        _ => Math.Min(Evidence.PGreater, Evidence.PLess),
    };

    /// <summary>Returns the same claim with the deciding p-value adjusted for the other claims of its family.</summary>
    /// <param name="adjusted">The adjusted p-value, not below the current one.</param>
    internal Claim With(double adjusted) => this with
    {
        Evidence = Evidence with { PGreater = Math.Max(Evidence.PGreater, adjusted), PLess = Math.Max(Evidence.PLess, adjusted) },
    };
}
