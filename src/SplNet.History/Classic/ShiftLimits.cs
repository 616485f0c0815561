using SplNet.Statistics;

namespace SplNet.History.Classic;

/// <summary>The limits that a split must reach to be a shift.</summary>
/// <param name="Score">The smallest score for independent sessions.</param>
/// <param name="Inflation">The factor by which correlation of sessions increases scores.</param>
/// <param name="Distance">The smallest distance of the levels, in standard deviations of the noise: machines move
/// by less for days, and noise with a long memory looks like many small shifts.</param>
internal readonly record struct ShiftLimits(double Score, double Inflation, double Distance)
{
    // Added to the largest of as many normal values, for the choice among intervals, of which short series have few; found by simulation.
    private const double OfIntervals = 1.2;
    private const double FewIntervals = 3;

    /// <summary>Computes the limits for a series.</summary>
    /// <param name="count">The number of its values.</param>
    /// <param name="correlation">The correlation of neighbours: it multiplies the variance of long sums by (1 +
    /// r) / (1 - r), and the variance of distances between neighbours by 1 - r.</param>
    public static ShiftLimits Of(int count, double correlation) => new(
        Math.Sqrt(2 * Math.Log(count)) + (OfIntervals * (1 - (FewIntervals / count))),
        Math.Sqrt((1 + correlation) / (1 - correlation)),
        1 / Math.Sqrt(1 - correlation));

    /// <summary>True if a split reaches both.</summary>
    public bool Pass(BestSplit split) => split.Score >= Score * Inflation && split.Distance >= Distance;

    /// <summary>Computes the p-value of a split for a whole series.</summary>
    /// <param name="split">The split.</param>
    /// <param name="count">The number of values of the series.</param>
    public double PValueOf(BestSplit split, int count) => Math.Min(1, 2 * count * NormalDistribution.LowerTail(-split.Score / Inflation));
}
