using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>Estimators that were not chosen for the mean: summaries of runs, compared on logarithms within blocks.</summary>
internal static class OtherEstimators
{
    private const int InAGroup = 4;

    /// <summary>Their names and summaries.</summary>
    public static IReadOnlyList<(string Name, RunSummary Summary)> All { get; } =
    [
        ("median", RunSummaries.Median),
        ("logarithm of means", RunSummaries.Mean),
        ("without the slowest iteration", WithoutTheSlowest),
        ("winsorised, 10 %", Winsorised),
        ("median of means of four", MedianOfMeans),
    ];

    private static double WithoutTheSlowest(double[] iterations)
    {
        Array.Sort(iterations);
        return iterations[..^1].Average();
    }

    private static double Winsorised(double[] iterations)
    {
        Array.Sort(iterations);
        var tail = iterations.Length / 10;
        return iterations.Average(time => Math.Clamp(time, iterations[tail], iterations[^(tail + 1)]));
    }

    private static double MedianOfMeans(double[] iterations) =>
        RunSummaries.Median([.. iterations.Chunk(InAGroup).Select(static group => group.Average())]);
}
