using SplNet.Machine;

namespace SplNet.Measuring;

/// <summary>Chooses the length of an iteration if the user does not set it.</summary>
internal static class IterationLength
{
    // The timer's error in an iteration: a tenth of a percent, the same precision as for equal readings.
    private const double TimerShare = 1e-3;

    // Shorter than the time between two interruptions, so most iterations have none (Bulej, Kalibera and Tůma 2005, section 3.2). Beyond
    // the upper limit, more operations do not help, and below the lower limit the engine's own work becomes visible.
    private const double InterruptedShare = 0.1;
    private const double Shortest = 1e6;

    /// <summary>The intended maximum length of an iteration, unless the timer needs more.</summary>
    public const double Longest = 3e6;

    // An operation that allocates pays for its collections rarely and all at once. If an iteration contains one collection or none, a run
    // has two kinds of iterations, and runs differ in their proportions. Several collections make iterations alike.
    private const double CollectionsPerIteration = 4;
    private const double LongestWithCollections = 20e6;

    // Alternating iterations are as short as possible, because the state of the machine changes between them.
    private const double LongestInTurnWithCollections = 5e6;

    // Runs differ more than the iterations within a run, so there may be fewer long iterations.
    private const double MeasuredTime = 60e6;
    private const int FewestIterations = 5;

    private static readonly Lazy<TimerReading> Measured = new(static () => TimerReading.Take(TimerReading.FewReadings));

    /// <summary>The timer reading of this process, measured once.</summary>
    public static TimerReading Timer => Measured.Value;

    /// <summary>
    /// The length in nanoseconds. The timer's requirement has priority over the collections', which has priority over the interruptions'.
    /// </summary>
    /// <param name="timer">The resolution of the timer.</param>
    /// <param name="betweenInterruptions">The nanoseconds between interruptions; infinite if there were none.</param>
    /// <param name="betweenCollections">The nanoseconds between garbage collections; infinite if they are rare.</param>
    /// <param name="alternates">True if iterations of other runs are measured in between.</param>
    public static double For(TimerReading timer, double betweenInterruptions, double betweenCollections, bool alternates)
    {
        var length = betweenCollections <= LongestWithCollections
            ? Math.Clamp(
                CollectionsPerIteration * betweenCollections, Longest, alternates ? LongestInTurnWithCollections : LongestWithCollections)
            : Math.Clamp(betweenInterruptions * InterruptedShare, Shortest, alternates ? Shortest : Longest);
        return Math.Max((timer.Step + timer.Cost) / TimerShare, length);
    }

    /// <summary>The number of iterations of that length in a run.</summary>
    /// <param name="length">The length in nanoseconds.</param>
    /// <param name="wanted">The number of iterations with the usual length.</param>
    public static int Count(double length, int wanted) => Math.Min(wanted, Math.Max(FewestIterations, (int)(MeasuredTime / length)));
}
