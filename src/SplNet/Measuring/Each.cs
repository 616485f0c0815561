namespace SplNet;

/// <summary>The frequency with which a phase of an operand runs.</summary>
public enum Each
{
    /// <summary>Once per run, that is, once per measuring process.</summary>
    Run,

    /// <summary>Once per iteration, which consists of many operations; outside the measured time, and also during the warm-up.</summary>
    Iteration,

    /// <summary>
    /// Once per operation, outside the measured time. Each operation then is a separate iteration; if it is too short for the clock, the
    /// experiment is invalid.
    /// </summary>
    Operation,
}
