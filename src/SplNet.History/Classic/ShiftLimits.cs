using SplNet.Statistics;

namespace SplNet.History.Classic;

/// <summary>What a split must reach to be a shift.</summary>
/// <param name="Score">The least score of independent sessions.</param>
/// <param name="Inflation">How many times as large scores are because sessions follow each other.</param>
/// <param name="Distance">The least distance of the levels, in standard deviations of the noise: machines move by less for days, and noise with a long memory looks like many small shifts.</param>
internal readonly record struct ShiftLimits(double Score, double Inflation, double Distance)
{
    // Beyond the largest of as many normal values, for the choice among intervals, of which short series have few; found by simulation.
    private const double OfIntervals = 1.2;
    private const double FewIntervals = 3;

    /// <summary>The limits for a series.</summary>
    /// <param name="count">How many values it has.</param>
    /// <param name="correlation">The correlation of neighbours: it makes the variance of long sums (1 + r) / (1 - r) times as large, and the variance of distances between neighbours 1 - r times.</param>
    public static ShiftLimits Of(int count, double correlation) => new(
        Math.Sqrt(2 * Math.Log(count)) + (OfIntervals * (1 - (FewIntervals / count))),
        Math.Sqrt((1 + correlation) / (1 - correlation)),
        1 / Math.Sqrt(1 - correlation));

    /// <summary>True if a split reaches both.</summary>
    public bool Pass(BestSplit split) => split.Score >= Score * Inflation && split.Distance >= Distance;

    /// <summary>The p-value of a split for a whole series.</summary>
    /// <param name="split">The split.</param>
    /// <param name="count">How many values the series has.</param>
    public double PValueOf(BestSplit split, int count) => Math.Min(1, 2 * count * NormalDistribution.LowerTail(-split.Score / Inflation));
}
