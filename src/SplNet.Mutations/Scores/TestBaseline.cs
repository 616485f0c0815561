using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Mutations.Scores;

/// <summary>The properties of a test without a mutant, from the unmutated sides of all its pairs.</summary>
internal static class TestBaseline
{
    /// <summary>
    /// Computes its time, and the deviation of the iterations of a process (paper B, section 7), as medians over all processes.
    /// </summary>
    /// <param name="name">The test.</param>
    /// <param name="suites">Its suites.</param>
    /// <param name="pairs">Its measured pairs.</param>
    /// <param name="problem">The reason why it could not be counted; null if it could.</param>
    public static SuiteTest Of(string name, IReadOnlyList<string> suites, IReadOnlyList<MeasuredPair> pairs, string? problem)
    {
        var runs = pairs.SelectMany(static pair => pair.BaseIterations).Where(static run => run.Count > 1).ToList();
        return new SuiteTest
        {
            Name = name,
            Suites = suites,
            Nanoseconds = runs.Count == 0 ? null : runs.Average(static run => run.Average()),
            RelativeDeviation = Median(
                [.. runs.Where(static run => run.Average() > 0).Select(static run => RelativeDeviation.Of([.. run]).Value)]),
            Problem = problem,
        };
    }

    private static double? Median(double[] values)
    {
        Array.Sort(values);
        return values.Length == 0 ? null : values[values.Length / 2];
    }
}
