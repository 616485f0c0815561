using SplNet.Machine;

namespace SplNet.Measuring;

/// <summary>How long an iteration is, where the user does not say.</summary>
internal static class IterationLength
{
    // The timer's error in an iteration: a tenth of a percent, as much as equal readings are trusted.
    private const double TimerShare = 1e-3;

    // Shorter than the time between two interruptions, so that most iterations have none (Bulej, Kalibera and Tůma 2005, section 3.2);
    // beyond this many nanoseconds more operations do not help, and below the shortest the engine's own work shows.
    private const double InterruptedShare = 0.1;
    private const double Shortest = 1e6;

    /// <summary>No iteration is meant to be longer, unless the timer needs it.</summary>
    public const double Longest = 3e6;

    // An operation that allocates pays for its collections at once and seldom. Where an iteration holds one of them or none, the
    // iterations of a run are of two kinds, and runs differ by the share of each; several make iterations alike.
    private const double CollectionsPerIteration = 4;
    private const double LongestWithCollections = 20e6;

    // Where another run's iterations come in between, they are as short as can be: what the machine does changes meanwhile.
    private const double LongestInTurnWithCollections = 5e6;

    // Runs differ more than the iterations of one, so long iterations may be fewer.
    private const double MeasuredTime = 60e6;
    private const int FewestIterations = 5;

    private static readonly Lazy<TimerReading> Measured = new(static () => TimerReading.Take(TimerReading.FewReadings));

    /// <summary>The timer of this process, measured once.</summary>
    public static TimerReading Timer => Measured.Value;

    /// <summary>The length in nanoseconds. What the timer needs wins over what collections need, and that over what interruptions ask for.</summary>
    /// <param name="timer">What the timer can tell.</param>
    /// <param name="betweenInterruptions">Nanoseconds from one interruption to the next; infinite if none was seen.</param>
    /// <param name="betweenCollections">Nanoseconds from one garbage collection to the next; infinite if they are rare.</param>
    /// <param name="alternates">True if iterations of other runs come in between.</param>
    public static double For(TimerReading timer, double betweenInterruptions, double betweenCollections, bool alternates)
    {
        var length = betweenCollections <= LongestWithCollections
            ? Math.Clamp(CollectionsPerIteration * betweenCollections, Longest, alternates ? LongestInTurnWithCollections : LongestWithCollections)
            : Math.Clamp(betweenInterruptions * InterruptedShare, Shortest, alternates ? Shortest : Longest);
        return Math.Max((timer.Step + timer.Cost) / TimerShare, length);
    }

    /// <summary>How many iterations of that length a run has.</summary>
    /// <param name="length">The length in nanoseconds.</param>
    /// <param name="wanted">How many there are of the usual length.</param>
    public static int Count(double length, int wanted) => Math.Min(wanted, Math.Max(FewestIterations, (int)(MeasuredTime / length)));
}
