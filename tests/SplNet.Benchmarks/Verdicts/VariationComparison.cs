using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>How much the medians of launches differ, SplNet's and BenchmarkDotNet's, with the same time for warm-up and iterations.</summary>
internal static class VariationComparison
{
    public const int DefaultRounds = 8;
    public const string Command = "workload";

    // As few as an experiment may have: a slow moment of the machine takes all launches of a round.
    private const int LaunchesPerRound = 2;

    public static string Run(int rounds)
    {
        var theirs = StandardBenchmarks.Operands.Keys.ToDictionary(static name => name, static _ => new List<double>(), StringComparer.Ordinal);
        var ours = StandardBenchmarks.Operands.Keys.ToDictionary(static name => name, static _ => new List<double>(), StringComparer.Ordinal);
        for (var round = 0; round < rounds; round++)
        {
            Console.Error.WriteLine($"round {round + 1} of {rounds}");
            foreach (var report in BenchmarkDotNetLaunch.Run(typeof(StandardBenchmarks), BenchmarkDotNetLaunch.SameTime(LaunchesPerRound)).Reports)
            {
                var launches = report.AllMeasurements.Where(static measurement => measurement.IterationStage == BenchmarkDotNet.Engines.IterationStage.Result)
                    .GroupBy(static measurement => measurement.LaunchIndex);
                theirs[report.BenchmarkCase.Descriptor.WorkloadMethod.Name]
                    .AddRange(launches.Select(static launch => Median.Of(launch.Select(static measurement => measurement.Nanoseconds / measurement.Operations))));
            }

            foreach (var name in ours.Keys)
                ours[name].AddRange(RunMedians.Of(OwnProcess.Run(Command, name)));
        }

        return Table(theirs, ours);
    }

    /// <summary>One workload, measured by SplNet in a program of its own.</summary>
    public static string Measure(string name)
    {
        var experiment = new Experiment((work, mean) => mean(work) < 1.Seconds()) { ["work"] = StandardBenchmarks.Operands[name](StandardWork.Size) };
        experiment.Options = ExperimentOptions.Default with { Runs = LaunchesPerRound };
        return experiment.Run().ToJson();
    }

    private static string Table(Dictionary<string, List<double>> theirs, Dictionary<string, List<double>> ours)
    {
        var table = new StringBuilder()
            .AppendLine("| workload | BenchmarkDotNet, ns | SplNet, ns | BenchmarkDotNet, variation | SplNet, variation | launches |")
            .AppendLine("|---|---:|---:|---:|---:|---:|");
        foreach (var name in theirs.Keys)
        {
            table.AppendLine(
                CultureInfo.InvariantCulture,
                $"| {name} | {Median.Of(theirs[name]):0} | {Median.Of(ours[name]):0} | {Variation(theirs[name]):0.0 %} | {Variation(ours[name]):0.0 %} | {theirs[name].Count} + {ours[name].Count} |");
        }

        return table
            .AppendLine(CultureInfo.InvariantCulture, $"| all | | | {Together(theirs):0.0 %} | {Together(ours):0.0 %} | |")
            .ToString();
    }

    private static double Together(Dictionary<string, List<double>> launches) =>
        Math.Sqrt(launches.Values.Average(static values => Math.Pow(Variation(values), 2)));

    // The standard deviation of logarithms, which is a share of the median where it is small.
    private static double Variation(List<double> medians) => SplNet.Statistics.Moments.StandardDeviation([.. medians.Select(static median => Math.Log(median))]);
}
