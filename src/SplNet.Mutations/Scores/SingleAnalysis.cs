using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Mutations.Scores;

/// <summary>
/// Claims that were not tested during the measurement of a pair, weighed once on all of its runs. They
/// neither stop a measurement nor kill a mutant: controls show what they would kill.
/// </summary>
internal static class SingleAnalysis
{
    // As for the measured pairs: a call that is indistinguishable from an empty one, and the granularity of the clock.
    private static readonly DecisionOptions AnalysisOptions = new() { Alpha = 0.05, Resolution = 0, Floor = 0.5, MinimumSpread = 1e-3 };
    private static readonly PairedMeans Means = new();

    /// <summary>Adds the claim of more than 1 % to a pair if it has not been tested.</summary>
    public static MeasuredPair WithFinest(MeasuredPair pair) =>
        pair.At(ControlRates.Finest) is not null || pair.BaseIterations.Count < 2 ? pair : pair with { Thresholds =
        [
            new ThresholdResult(ControlRates.Finest, PValue(pair, ControlRates.Finest), CouldBeSeen: true), .. pair.Thresholds,
        ] };

    /// <summary>Computes the p-value of a slowdown by more than a threshold.</summary>
    public static double PValue(MeasuredPair pair, double threshold) =>
        Means.Weigh(Sample(pair.MutantIterations), Sample(pair.BaseIterations).Scale(1 + threshold), AnalysisOptions).PGreater;

    private static Sample Sample(IReadOnlyList<IReadOnlyList<double>> runs) => new([.. runs.Select(static run => new RunSample([.. run]))]);
}
