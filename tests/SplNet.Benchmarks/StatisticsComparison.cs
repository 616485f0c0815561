using System.Diagnostics;
using System.Globalization;
using System.Text;
using SplNet.Statistics;

namespace SplNet.Benchmarks;

/// <summary>
/// The resampling of a nested sample, against the obvious way to write it and, where R is installed, against R's <c>boot</c>.
/// </summary>
internal static class StatisticsComparison
{
    private const int Resamples = 10_000;
    private const int Runs = 5;
    private const int Iterations = 20;
    private const int Rounds = 15;
    private const int Decisions = 1000;

    private const string RScript = """
        library(boot); set.seed(1); x <- matrix(rlnorm(5 * 20), 5)
        nested <- function(d, i) mean(sapply(i, function(r) mean(sample(d[r, ], 20, TRUE))))
        cat(system.time(boot(x, nested, R = 10000))["elapsed"])
        """;

    public static string Run()
    {
        var random = new Random(1);
        var left = Sample(random);
        var right = Sample(random);
        var own = new List<double>();
        var naive = new List<double>();
        var decisions = new List<double>();
        var means = new double[Resamples];
        for (var round = 0; round < Rounds; round++)
        {
            own.Add(Milliseconds(() => Resample(left, means)));
            naive.Add(Milliseconds(() => NaiveBootstrap.Fill(left, means, random)));
            decisions.Add(Milliseconds(() => Decide(left, right)) / Decisions * 1000);
        }

        var table = new StringBuilder()
            .AppendLine("| figure | median |")
            .AppendLine("|---|---:|")
            .AppendLine(
                CultureInfo.InvariantCulture, $"| {Resamples} resamples of {Runs} × {Iterations} values, ms | {Median.Of(own):0.00} |")
            .AppendLine(CultureInfo.InvariantCulture, $"| the same, written with LINQ, ms | {Median.Of(naive):0.00} |");
        if (RBoot() is { } seconds)
            table.AppendLine(CultureInfo.InvariantCulture, $"| the same, with R's boot, ms (once) | {seconds * 1000:0} |");
        return table
            .AppendLine(CultureInfo.InvariantCulture, $"| bytes allocated by the {Resamples} resamples | {Allocated(left, means)} |")
            .AppendLine(CultureInfo.InvariantCulture, $"| a decision by paired runs, µs | {Median.Of(decisions):0.0} |")
            .ToString();
    }

    private static Sample Sample(Random random) => new(
    [
        .. Enumerable.Range(0, Runs)
            .Select(_ => new RunSample([.. Enumerable.Range(0, Iterations).Select(_ => 100 + random.NextDouble())])),
    ]);

    private static void Resample(Sample sample, double[] means)
    {
        var generator = new Xoshiro256(1);
        new RunResampler(sample).Fill(means, ref generator);
    }

    private static long Allocated(Sample sample, double[] means)
    {
        var resampler = new RunResampler(sample);
        var generator = new Xoshiro256(1);
        var before = GC.GetAllocatedBytesForCurrentThread();
        resampler.Fill(means, ref generator);
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static void Decide(Sample left, Sample right)
    {
        var options = new DecisionOptions();
        for (var decision = 0; decision < Decisions; decision++)
            RelationRule.Decide(Relation.Less, Interpretations.Default.Weigh(left, right, options), options);
    }

    private static double Milliseconds(Action action)
    {
        var start = Stopwatch.GetTimestamp();
        action();
        return Stopwatch.GetElapsedTime(start).TotalMilliseconds;
    }

    private static double? RBoot()
    {
        try
        {
            var start =
                new ProcessStartInfo("Rscript") { RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false };
            start.ArgumentList.Add("-e");
            start.ArgumentList.Add(RScript);
            using var process = Process.Start(start)!;
            var output = process.StandardOutput.ReadToEnd();
            process.WaitForExit();
            return double.TryParse(output, NumberStyles.Float, CultureInfo.InvariantCulture, out var seconds) ? seconds : null;
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return null; // R is not installed, and the row is left out
        }
    }
}
