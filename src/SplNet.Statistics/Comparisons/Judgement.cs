namespace SplNet.Statistics;

/// <summary>What a judge with a tolerance says about a change.</summary>
internal enum Judgement
{
    /// <summary>Faster by more than the tolerance.</summary>
    Improvement,

    /// <summary>Within the tolerance.</summary>
    Invariant,

    /// <summary>Slower by more than the tolerance.</summary>
    Regression,
}
