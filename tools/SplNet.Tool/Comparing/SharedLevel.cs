using SplNet.Statistics;

namespace SplNet.Tool.Comparing;

/// <summary>The level of one experiment of many.</summary>
internal static class SharedLevel
{
    // Each of two directions is tested at the level of the experiment.
    private const int Directions = 2;

    /// <summary>
    /// The level at which one comparison must decide so that Holm's procedure can call it a difference. A sequence of looks that stops by a larger level stops
    /// with a p-value that the number of comparisons then makes insignificant; a fixed number of runs stops by no level.
    /// </summary>
    /// <param name="options">The options, with the level of all comparisons together.</param>
    /// <param name="comparisons">How many there are.</param>
    public static double Of(ExperimentOptions options, int comparisons) =>
        options.Alpha / Directions / (options is { Runs: null, Interpretation: PairedRuns } ? Math.Max(1, comparisons) : 1);
}
