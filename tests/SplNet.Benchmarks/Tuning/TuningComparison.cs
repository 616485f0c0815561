using System.Diagnostics;
using System.Globalization;
using System.Text;
using SplNet.Statistics;

namespace SplNet.Benchmarks;

/// <summary>
/// Compares the length of iterations that SplNet chooses with the number of operations of algorithm 1 of Chen and Revels: how much runs
/// differ, and how far their times lie above the smallest ones. Both measure as long, alone and in turn with equal code.
/// </summary>
internal static class TuningComparison
{
    /// <summary>The command.</summary>
    public const string Command = "tuning";

    public const int DefaultRuns = 10;

    private const double RunMilliseconds = 60;
    private const int MostIterations = 10_000;
    private const int InTurn = 20;
    private const double WarmUpMilliseconds = 200;
    private const double TuningMilliseconds = 300;

    private static readonly int[] Sizes = [2, 20, 100, 1000];

    /// <summary>Measures and returns a table.</summary>
    /// <param name="runs">The runs of each way.</param>
    public static string Run(int runs)
    {
        var table = new StringBuilder()
            .AppendLine(
                "| operation | way | operations | iteration, µs | spread of minima | of medians | minimum above smallest | median above |")
            .AppendLine("|---|---|---:|---:|---:|---:|---:|---:|");
        foreach (var size in Sizes)
        {
            var tuned = Tune(size);
            Console.Error.WriteLine($"{size}: {tuned}");
            var length = TimeSpan.FromMilliseconds(tuned.Operations * tuned.Time / 1e6);
            var iterations = (int)Math.Clamp(RunMilliseconds / length.TotalMilliseconds, InTurn, MostIterations);
            var usual = ExperimentOptions.Default with { Runs = runs, TimeBudget = TimeSpan.FromMinutes(5) };
            var ways = new (string Name, OperandResult Result)[]
            {
                ("SplNet, alone", Alone(size, usual)),
                ("algorithm 1, alone", Alone(size, usual with { IterationTime = length, Iterations = iterations })),
                ("SplNet, in turn", Together(size, usual)),
                ("algorithm 1, in turn", Together(size, usual with { IterationTime = length, Iterations = InTurn })),
            };
            var (smallest, median) = (
                ways.Min(static way => way.Result.Runs.Min(static run => run.Nanoseconds.Min())),
                ways.Min(static way => way.Result.Runs.Min(static run => Median.Of(run.Nanoseconds))));
            foreach (var (name, result) in ways)
            {
                double[] minima = [.. result.Runs.Select(static run => run.Nanoseconds.Min())];
                double[] medians = [.. result.Runs.Select(static run => Median.Of(run.Nanoseconds))];
                table.AppendLine(
                    CultureInfo.InvariantCulture,
                    $"| {tuned.Time:0.0} ns | {name} | {result.Runs[0].Operations} | " +
                    $"{result.Runs[0].Operations * medians[0] / 1000:0.0} | " +
                    $"{Spread(minima):0.0 %} | {Spread(medians):0.0 %} | {Median.Of(minima) / smallest - 1:0.0 %} | " +
                    $"{Median.Of(medians) / median - 1:0.0 %} |");
            }
        }

        return table.ToString();
    }

    private static OperationTuning Tune(int size)
    {
        var sink = 0;
        var start = Stopwatch.GetTimestamp();
        while (Stopwatch.GetElapsedTime(start).TotalMilliseconds < WarmUpMilliseconds)
            sink += Time(1000) > 0 ? 1 : 0;
        GC.KeepAlive(sink);
        return OperationTuning.Find(Time, new LogisticOracle(), TuningMilliseconds * 1e6);

        double Time(int operations)
        {
            var (sum, before) = (0, Stopwatch.GetTimestamp());
            for (var operation = 0; operation < operations; operation++)
                sum += StandardWork.Arithmetic(size);
            var time = (Stopwatch.GetTimestamp() - before) * (1e9 / Stopwatch.Frequency);
            GC.KeepAlive(sum);
            return time;
        }
    }

    private static OperandResult Alone(int size, ExperimentOptions options) =>
        new Experiment((work, min) => min(work) < 1.Seconds()) { ["work"] = Work(size), Options = options }.Run().Operands[0];

    private static OperandResult Together(int size, ExperimentOptions options) =>
        new Experiment((work, other, min) => min(work) <= min(other)) { ["work"] = Work(size), ["other"] = Work(size), Options = options }
            .Run().Operands.Single(static operand => operand.Name == "work");

    private static Operand Work(int size) => Operand.Of(() => StandardWork.Arithmetic(size));

    private static double Spread(double[] values) => Moments.StandardDeviation(Array.ConvertAll(values, Math.Log));
}
