using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// How much the medians of launches differ, SplNet's and BenchmarkDotNet's, with the same time for warm-up and iterations.
/// </summary>
internal static class VariationComparison
{
    public const int DefaultRounds = 15;
    public const string Command = "workload";

    // As few as an experiment may have. Only the first is taken, so that as much time lies between SplNet's launches as between
    // BenchmarkDotNet's.
    private const int Runs = 2;

    public static string Run(int rounds) => Table(BenchmarkDotNetLaunch.InTurn(
        typeof(StandardBenchmarks), BenchmarkDotNetLaunch.SameTime(), rounds,
        static name => RunIterations.Of(OwnProcess.Run(Command, name))));

    /// <summary>One workload, measured by SplNet in a program of its own.</summary>
    public static string Measure(string name)
    {
        var experiment =
            new Experiment((work, mean) => mean(work) < 1.Seconds()) { ["work"] = StandardBenchmarks.Operands[name](StandardWork.Size) };
        experiment.Options = ExperimentOptions.Default with { Runs = Runs };
        return experiment.Run().ToJson();
    }

    private static string Table(Dictionary<string, List<LaunchPair>> launches)
    {
        var table = new StringBuilder()
            .AppendLine(
                "| workload | BenchmarkDotNet, ns | SplNet, ns | BenchmarkDotNet, variation | SplNet, variation | launches of each |")
            .AppendLine("|---|---:|---:|---:|---:|---:|");
        var variations = new List<(double Their, double Our)>();
        foreach (var (name, pairs) in launches)
        {
            double[] theirs = [.. pairs.Select(static pair => Median.Of(pair.Their))];
            double[] ours = [.. pairs.Select(static pair => Median.Of(pair.Own[0]))];
            variations.Add((Variation(theirs), Variation(ours)));
            table.AppendLine(
                CultureInfo.InvariantCulture,
                $"| {name} | {Median.Of(theirs):0} | {Median.Of(ours):0} | {variations[^1].Their:0.0 %} | {variations[^1].Our:0.0 %} | " +
                $"{pairs.Count} |");
        }

        return table
            .AppendLine(
                CultureInfo.InvariantCulture,
                $"| all | | | {Together(variations.Select(static one => one.Their)):0.0 %} | " +
                $"{Together(variations.Select(static one => one.Our)):0.0 %} | |")
            .ToString();
    }

    private static double Together(IEnumerable<double> variations) => Math.Sqrt(variations.Average(static one => one * one));

    // The standard deviation of logarithms, which is a share of the median where it is small.
    private static double Variation(double[] medians) =>
        SplNet.Statistics.Moments.StandardDeviation([.. medians.Select(static median => Math.Log(median))]);
}
