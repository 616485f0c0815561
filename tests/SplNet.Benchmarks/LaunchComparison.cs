using System.Diagnostics;
using System.Globalization;
using System.Text;
using System.Text.Json;

namespace SplNet.Benchmarks;

/// <summary>What a verdict on the twofold example costs, against BenchmarkDotNet's default toolchain with the same iterations.</summary>
internal static class LaunchComparison
{
    private const int Rounds = 5;
    private const string FixedRuns = "5";

    public static string Run()
    {
        var verdicts = new List<double>();
        var decided = new List<double>();
        var launches = new List<double>();
        var warmUps = new List<double>();
        var measurings = new List<double>();
        var theirs = new List<double>();
        for (var round = 0; round < Rounds; round++)
        {
            Console.Error.WriteLine($"round {round + 1} of {Rounds}");
            using var sequential = JsonDocument.Parse(OwnProcess.Run(TwofoldExample.Command));
            decided.Add(sequential.RootElement.GetProperty("seconds").GetDouble());
            using var document = JsonDocument.Parse(OwnProcess.Run(TwofoldExample.Command, FixedRuns));
            var result = document.RootElement;
            verdicts.Add(result.GetProperty("seconds").GetDouble());
            foreach (var run in result.GetProperty("operands").EnumerateArray()
                .SelectMany(static operand => operand.GetProperty("runs").EnumerateArray()))
            {
                launches.Add(run.GetProperty("launchMilliseconds").GetDouble());
                warmUps.Add(run.GetProperty("warmUpMilliseconds").GetDouble());
                measurings.Add(run.GetProperty("measuringMilliseconds").GetDouble());
            }

            var start = Stopwatch.GetTimestamp();
            BenchmarkDotNetLaunch.Run(typeof(SortingBenchmarks), BenchmarkDotNetLaunch.SameIterations());
            theirs.Add(Stopwatch.GetElapsedTime(start).TotalSeconds);
        }

        var cost = Enumerable.Range(0, launches.Count).Select(index => launches[index] - warmUps[index] - measurings[index]);
        return new StringBuilder()
            .AppendLine("| figure | median | largest |")
            .AppendLine("|---|---:|---:|")
            .AppendLine(Row("SplNet: `Evaluate` to verdict, as many launches as it takes, s", decided, "0.00"))
            .AppendLine(Row("SplNet: `Evaluate` to verdict, 5 + 5 launches, s", verdicts, "0.00"))
            .AppendLine(Row("BenchmarkDotNet: build and 5 + 5 launches with as many iterations, s", theirs, "0.00"))
            .AppendLine(Row("one launch of SplNet, ms", launches, "0"))
            .AppendLine(Row("of it warm-up, ms", warmUps, "0"))
            .AppendLine(Row("of it iterations, ms", measurings, "0"))
            .AppendLine(Row("of it everything else (process, replay, engine, answer), ms", [.. cost], "0"))
            .AppendLine(Row("start of the process to its `Main`, ms", HostStart.Milliseconds(Rounds * 4), "0"))
            .ToString();
    }

    private static string Row(string name, IReadOnlyCollection<double> values, string format) => string.Create(
        CultureInfo.InvariantCulture,
        $"| {name} | {Median.Of(values).ToString(format, CultureInfo.InvariantCulture)} | " +
        $"{values.Max().ToString(format, CultureInfo.InvariantCulture)} |");
}
