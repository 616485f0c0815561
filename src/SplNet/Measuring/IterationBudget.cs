namespace SplNet.Measuring;

/// <summary>How many iterations a run can afford. Slow operations get fewer, so that a run of one does not take all the time of an experiment.</summary>
internal static class IterationBudget
{
    /// <summary>No run is meant to measure longer, in nanoseconds.</summary>
    public const double Longest = 1e9;

    private const int FewestIterations = 5;

    /// <summary>
    /// As many iterations as hold so many calls, where these fit into a run: a mean rests on its slowest calls, which are to be seen.
    /// </summary>
    /// <param name="wanted">How many iterations there are anyway.</param>
    /// <param name="fewestCalls">How many calls are wanted.</param>
    /// <param name="operations">Operations per iteration.</param>
    /// <param name="nanoseconds">The time of one.</param>
    public static int WithCalls(int wanted, int fewestCalls, int operations, double nanoseconds) =>
        fewestCalls * nanoseconds <= Longest ? Math.Max(wanted, (fewestCalls + operations - 1) / operations) : wanted;

    /// <summary>The iterations that count, and as many again in the place of disturbed ones, as far as time allows.</summary>
    /// <param name="nanoseconds">The time of an iteration.</param>
    /// <param name="wanted">How many there are where time is plenty.</param>
    public static (int Iterations, int Extra) For(double nanoseconds, int wanted)
    {
        var affordable = Longest / nanoseconds;
        var iterations = (int)Math.Clamp(affordable, Math.Min(FewestIterations, wanted), wanted);
        return (iterations, (int)Math.Clamp(affordable - iterations, 0, iterations));
    }
}
