using SplNet.Statistics;

namespace SplNet.Calibration.Streams.Published;

/// <summary>The commits before one, of which rules take mean and spread.</summary>
internal static class Window
{
    /// <summary>How many standard deviations a commit lies above the window before it.</summary>
    /// <param name="stored">The log means.</param>
    /// <param name="commit">The commit.</param>
    /// <param name="longest">The most commits of the window.</param>
    public static (int Count, double Deviations) Before(double[] stored, int commit, int longest)
    {
        var from = Math.Max(0, commit - longest);
        var (mean, variance) = Moments.Of(stored.AsSpan(from, commit - from));
        return (commit - from, (stored[commit] - mean) / Math.Sqrt(variance));
    }
}
