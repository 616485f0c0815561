namespace SplNet.Statistics;

/// <summary>The verdict of a judge with a tolerance about a change.</summary>
internal enum Judgement
{
    /// <summary>Faster by more than the tolerance.</summary>
    Improvement,

    /// <summary>Within the tolerance.</summary>
    Invariant,

    /// <summary>Slower by more than the tolerance.</summary>
    Regression,
}
