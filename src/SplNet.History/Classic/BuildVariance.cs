using SplNet.Statistics;

namespace SplNet.History.Classic;

/// <summary>
/// Compares several builds by analysis of variance, ScalaMeter's other rule (<see cref="AnalysisOfVariance"/>): unequal means are a change.
/// </summary>
internal static class BuildVariance
{
    /// <summary>Compares the latest build with those before it.</summary>
    /// <param name="builds">The results of two builds or more, the latest one last; none empty, and one with two results.</param>
    /// <param name="alpha">The level, between 0 and 1.</param>
    /// <returns>
    /// The change from the mean of all earlier results to the mean of the latest build, or null if the test shows none.
    /// The change may be between earlier builds: the test does not show which ones differ.
    /// </returns>
    public static UnconfirmedChange? Compare(IReadOnlyList<double[]> builds, double alpha = 0.05)
    {
        var analysis = AnalysisOfVariance.Of(builds);
        if (!(analysis.PValue < alpha))
            return null; // nor if nothing varies at all and the value is not a number
        double[] earlier = [.. builds.Take(builds.Count - 1).SelectMany(static build => build)];
        return UnconfirmedChange.Between(ClassicRule.AnalysisOfVariance, Moments.Mean(earlier), Moments.Mean(builds[^1]), analysis.PValue);
    }
}
