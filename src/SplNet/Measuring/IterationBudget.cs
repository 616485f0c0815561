namespace SplNet.Measuring;

/// <summary>
/// Limits the number of iterations of a run. Slow operations get fewer iterations, so that one run does not consume the
/// whole time of an experiment.
/// </summary>
internal static class IterationBudget
{
    /// <summary>The intended maximum measuring time of a run, in nanoseconds.</summary>
    public const double Longest = 1e9;

    private const int FewestIterations = 5;

    /// <summary>
    /// The number of iterations for a given number of calls, if these fit into a run. A mean depends on its slowest calls, so they must
    /// occur in the run.
    /// </summary>
    /// <param name="wanted">The usual number of iterations.</param>
    /// <param name="fewestCalls">The number of calls that are required.</param>
    /// <param name="operations">Operations per iteration.</param>
    /// <param name="nanoseconds">The time of an operation.</param>
    public static int WithCalls(int wanted, int fewestCalls, int operations, double nanoseconds) =>
        fewestCalls * nanoseconds <= Longest ? Math.Max(wanted, (fewestCalls + operations - 1) / operations) : wanted;

    /// <summary>The maximum number of iterations that repeat outliers, within the same time limit.</summary>
    /// <param name="rule">The rule; null for none.</param>
    /// <param name="iterations">The iterations that count.</param>
    /// <param name="nanoseconds">The time of an iteration.</param>
    public static int ForOutliers(SuffixRule? rule, int iterations, double nanoseconds) =>
        rule is null ? 0 : (int)Math.Clamp(Longest / nanoseconds, 0, rule.Retries * rule.LongestSuffix(iterations));

    /// <summary>The iterations that count, and the maximum number of replacements for disturbed ones within the time limit.</summary>
    /// <param name="nanoseconds">The time of an iteration.</param>
    /// <param name="wanted">The number of iterations if time is not limited.</param>
    public static (int Iterations, int Extra) For(double nanoseconds, int wanted)
    {
        var affordable = Longest / nanoseconds;
        var iterations = (int)Math.Clamp(affordable, Math.Min(FewestIterations, wanted), wanted);
        return (iterations, (int)Math.Clamp(affordable - iterations, 0, iterations));
    }
}
