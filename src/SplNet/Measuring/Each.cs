namespace SplNet;

/// <summary>How often a phase of an operand runs.</summary>
public enum Each
{
    /// <summary>Once for each run, that is for each measuring process.</summary>
    Run,

    /// <summary>Once for each iteration, which is many operations; outside the measured time, during the warm-up too.</summary>
    Iteration,

    /// <summary>
    /// Once for each operation, outside the measured time. Each operation is then an iteration by itself; one that is too short for the clock
    /// makes the experiment invalid.
    /// </summary>
    Operation,
}
