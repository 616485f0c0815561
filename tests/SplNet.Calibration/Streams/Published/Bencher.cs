using SplNet.Statistics;

namespace SplNet.Calibration.Streams.Published;

/// <summary>Bencher: above the prediction limit of Student's t at 0.99 over the last 64 commits.</summary>
internal sealed class Bencher : IPublishedRule
{
    private const int Longest = 64;

    private static readonly double[] Critical =
    [
        .. Enumerable.Range(1, Longest).Select(static freedom => StudentDistribution.UpperQuantile(0.01, freedom)),
    ];

    public string Name => "Bencher";

    public bool Alarms(double[] stored, int commit, ref int reported)
    {
        if (commit < 6)
            return false;
        var (count, deviations) = Window.Before(stored, commit, Longest);
        return deviations / Math.Sqrt(1 + (1.0 / count)) > Critical[count - 2];
    }
}
