using SplNet.Statistics;

namespace SplNet.Tool.Comparing;

/// <summary>
/// How all comparisons share the level: a fixed part for times and additional metrics, the rest for allocated bytes, and each part is
/// divided by its comparisons.
/// </summary>
internal static class SharedLevel
{
    // Each of two directions is tested at the level of the experiment.
    private const int Directions = 2;

    // Bytes hardly vary: a tenth of the level suffices to show any difference, and the times lose next to nothing. The parts are fixed
    // before anything is measured.
    private const double OfBytes = 0.1;

    /// <summary>The part of the level that belongs to all comparisons of that kind together.</summary>
    /// <param name="metric">The compared metric.</param>
    public static double Part(ComparedMetric metric) => metric == ComparedMetric.Allocated ? OfBytes : 1 - OfBytes;

    /// <summary>
    /// The level at which one comparison must decide so that Holm's procedure can call it a difference. A sequence of looks that stops by a
    /// larger level stops with a p-value that the number of comparisons then makes insignificant; a fixed number of runs stops by no level.
    /// </summary>
    /// <param name="options">The options, with the level of all comparisons together.</param>
    /// <param name="metric">The compared metric.</param>
    /// <param name="comparisons">How many comparisons have a share in its part.</param>
    public static double Of(ExperimentOptions options, ComparedMetric metric, int comparisons) =>
        options.Alpha * Part(metric) / Directions
        / (options.Runs is null && SequentialPlan.IsMadeFor(options.Interpretation) ? Math.Max(1, comparisons) : 1);

    /// <summary>
    /// P-values, adjusted by Holm's procedure within each part, and comparable with the level of all comparisons together.
    /// </summary>
    /// <param name="comparisons">The compared metrics, with the separate p-values.</param>
    public static double[] Adjusted(IReadOnlyList<(ComparedMetric Metric, double PValue)> comparisons)
    {
        var adjusted = new double[comparisons.Count];
        foreach (var part in comparisons.Index().GroupBy(static one => Part(one.Item.Metric)))
        {
            var places = part.Select(static one => one.Index).ToArray();
            var values = MultipleTests.Holm(Array.ConvertAll(places, place => comparisons[place].PValue));
            for (var index = 0; index < places.Length; index++)
                adjusted[places[index]] = Math.Min(1, values[index] / part.Key);
        }

        return adjusted;
    }
}
