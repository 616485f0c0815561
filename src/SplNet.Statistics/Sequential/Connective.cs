namespace SplNet.Statistics;

/// <summary>The connectives between the relations of a formula, which determine which of their errors add up.</summary>
public enum Connective
{
    /// <summary>All must hold: the rejections of ≤, ≥ and = add up.</summary>
    Conjunction,

    /// <summary>One must hold: the acceptances of &lt;, &gt; and != add up.</summary>
    Disjunction,

    /// <summary>Anything else: every error is counted (Bonferroni).</summary>
    Mixed,
}
