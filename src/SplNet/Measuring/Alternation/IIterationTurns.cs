namespace SplNet.Measuring.Alternation;

/// <summary>Grants turns to iterations when runs of several processes are measured alternately.</summary>
internal interface IIterationTurns
{
    // Disturbances by other machines on the same hardware last as long; longer iterations cannot avoid them.
    private const double LongestNanoseconds = 50e6;

    /// <summary>True if iterations of other processes are measured in between.</summary>
    bool Alternates { get; }

    /// <summary>The time that was spent waiting.</summary>
    TimeSpan Waited { get; }

    /// <summary>Announces that the set-up is complete and the warm-up starts: the next process may begin its set-up.</summary>
    void AnnounceWarmUp();

    /// <summary>Waits until an iteration may start. Everything that the process does until its next request is part of its turn.</summary>
    void Await();

    /// <summary>The turns for iterations of a given length: runs with long iterations are measured one after the other.</summary>
    /// <param name="nanoseconds">The time of an iteration.</param>
    IIterationTurns ForIterationsOf(double nanoseconds) => nanoseconds <= LongestNanoseconds ? this : new SingleTurn(this);
}
