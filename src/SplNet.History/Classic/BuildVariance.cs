using SplNet.Statistics;

namespace SplNet.History.Classic;

/// <summary>Several builds by analysis of variance, ScalaMeter's other rule (<see cref="AnalysisOfVariance"/>): a change where their means are not all equal.</summary>
internal static class BuildVariance
{
    /// <summary>Compares the latest build with those before it.</summary>
    /// <param name="builds">The results of two builds or more, the latest one last; none empty, and one with two results.</param>
    /// <param name="alpha">The level, between 0 and 1.</param>
    /// <returns>The change from the mean of all earlier results to that of the latest build, or null where the test shows none. It may lie between earlier builds: the test does not say which ones differ.</returns>
    public static UnconfirmedChange? Compare(IReadOnlyList<double[]> builds, double alpha = 0.05)
    {
        var analysis = AnalysisOfVariance.Of(builds);
        if (!(analysis.PValue < alpha))
            return null; // nor where nothing varies at all, and the value is not a number
        double[] earlier = [.. builds.Take(builds.Count - 1).SelectMany(static build => build)];
        return UnconfirmedChange.Between(ClassicRule.AnalysisOfVariance, Moments.Mean(earlier), Moments.Mean(builds[^1]), analysis.PValue);
    }
}
