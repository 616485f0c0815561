namespace SplNet;

/// <summary>The outcome of an experiment. Only <see cref="Pass"/> passes.</summary>
public enum Verdict
{
    /// <summary>The requirement holds.</summary>
    Pass,

    /// <summary>The requirement does not hold.</summary>
    Fail,

    /// <summary>The measurement is sound and too coarse to decide.</summary>
    Inconclusive,

    /// <summary>No sound measurement exists: something was wrong with the experiment, the build or a process.</summary>
    Invalid,
}
