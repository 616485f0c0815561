using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>What the sequential design finds of means, in many trials.</summary>
/// <param name="LeftFaster">How often left &lt; right was shown.</param>
/// <param name="RightFaster">How often right &lt; left was shown.</param>
/// <param name="NotSlowerHolds">How often left &lt;= right held.</param>
/// <param name="NotSlowerFails">How often it was rejected.</param>
/// <param name="BlocksOfLeft">The blocks that left &lt; right took on average.</param>
/// <param name="BlocksOfRight">The blocks that right &lt; left took on average.</param>
/// <param name="BlocksOfNotSlower">The blocks that left &lt;= right took on average.</param>
public sealed record MeanOutcome(
    Rate LeftFaster, Rate RightFaster, Rate NotSlowerHolds, Rate NotSlowerFails, double BlocksOfLeft, double BlocksOfRight,
    double BlocksOfNotSlower)
{
    /// <summary>Runs the trials at α = 1 % and a resolution of 5 %, with at most twenty blocks.</summary>
    public static MeanOutcome Of(MeanScenario scenario, int trials, ulong seed) =>
        Of(scenario, new PairedMeans(), RunSummaries.Mean, trials, seed);

    /// <summary>The same by another interpretation, and another summary of each run.</summary>
    public static MeanOutcome Of(MeanScenario scenario, IInterpretation interpretation, RunSummary summary, int trials, ulong seed)
    {
        var study = new MeanTrial(scenario, interpretation, summary, seed);
        var (left, right, holds, fails) = (0, 0, 0, 0);
        var (ofLeft, ofRight, ofNotSlower) = (0L, 0L, 0L);
        for (var trial = 0; trial < trials; trial++)
        {
            var (less, greater, notSlower) = study.Next();
            left += less.Truth == Truth.True ? 1 : 0;
            right += greater.Truth == Truth.True ? 1 : 0;
            holds += notSlower.Truth == Truth.True ? 1 : 0;
            fails += notSlower.Truth == Truth.False ? 1 : 0;
            ofLeft += less.Blocks;
            ofRight += greater.Blocks;
            ofNotSlower += notSlower.Blocks;
        }

        double Mean(long blocks) => (double)blocks / trials;

        return new MeanOutcome(
            new Rate(left, trials), new Rate(right, trials), new Rate(holds, trials), new Rate(fails, trials), Mean(ofLeft), Mean(ofRight),
            Mean(ofNotSlower));
    }
}
