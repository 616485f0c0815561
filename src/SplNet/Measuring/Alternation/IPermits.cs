namespace SplNet.Measuring.Alternation;

/// <summary>A permit to begin an iteration, where runs of several processes are measured in turn.</summary>
internal interface IPermits
{
    // Disturbances by other machines on the same hardware last as long; iterations that are longer meet them all the same.
    private const double LongestNanoseconds = 50e6;

    /// <summary>True if iterations of other processes are measured in between.</summary>
    bool Alternates { get; }

    /// <summary>The time that was spent waiting.</summary>
    TimeSpan Waited { get; }

    /// <summary>Waits until an iteration may begin. What the process does from then on, until it asks again, is its turn.</summary>
    void Await();

    /// <summary>The permits for iterations of a length: long ones are measured one run after the other.</summary>
    /// <param name="nanoseconds">The time of an iteration.</param>
    IPermits ForIterationsOf(double nanoseconds) => nanoseconds <= LongestNanoseconds ? this : new OnePermit(this);
}
