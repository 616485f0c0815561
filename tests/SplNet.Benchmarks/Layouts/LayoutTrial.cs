using System.Globalization;
using System.Text;
using SplNet.Results.Reports;
using SplNet.Statistics;

namespace SplNet.Benchmarks;

/// <summary>
/// Whether processes of one build can be given other layouts of code and data, and what that moves: the same operand after other things in
/// memory, beside itself after the same. Then whether builds that differ by code which nothing calls have other layouts.
/// </summary>
internal static class LayoutTrial
{
    public const int DefaultLayouts = 8;
    public const string Command = "layout";

    private const int Runs = 3;

    // Of several methods each, and no multiple of what code and objects are aligned to.
    private const int Step = 7;

    /// <summary>All workloads, each in a program of its own.</summary>
    /// <param name="layouts">How many layouts.</param>
    public static string Run(int layouts)
    {
        using var edits = new NeutralEdits(layouts);
        return Table("layouts", layouts, name =>
            MeansOf(JsonReport.Read(OwnProcess.Run(Command, name, layouts.ToString(CultureInfo.InvariantCulture)))))
            + "\n" + Table("neutral edits", layouts, name => edits.Measure(name, Runs));
    }

    /// <summary>One workload: first in as many layouts, then as often in the one that it has by itself.</summary>
    /// <param name="name">The workload.</param>
    /// <param name="layouts">How many layouts.</param>
    public static string Measure(string name, int layouts)
    {
        var names = Enumerable.Range(0, 2 * layouts).Select(static number => $"w{number}").ToList();
        var experiment = new Experiment(string.Join(" && ", names.Select(static one => $"{one} < 1 s")))
        {
            Options = ExperimentOptions.Default with { Runs = Runs },
        };
        foreach (var (number, one) in names.Index())
            experiment[one] =
                StandardBenchmarks.Operands[name](StandardWork.Size).SetUp(() => Padding.Add(number < layouts ? Step * number : 0));
        return experiment.Run().ToJson();
    }

    // The first half of the groups differ, the second do not.
    private static string Table(string what, int groups, Func<string, double[][]> measure)
    {
        var table = new StringBuilder()
            .AppendLine(
                CultureInfo.InvariantCulture, $"| workload | {what}, processes of each | spread between {what} | p | spread between " +
                    $"groups without | p | spread between processes |")
            .AppendLine("|---|---:|---:|---:|---:|---:|---:|");
        foreach (var name in StandardBenchmarks.Operands.Keys)
        {
            var means = measure(name);
            var (moved, same) = (Spread.Of([.. means.Take(groups)]), Spread.Of([.. means.Skip(groups)]));
            table.AppendLine(
                CultureInfo.InvariantCulture, $"| {name} | {groups}, {Runs} | {moved.Between:0.0 %} | {moved.P:0.000} | " +
                    $"{same.Between:0.0 %} | {same.P:0.000} | {same.Within:0.0 %} |");
        }

        return table.ToString();
    }

    private static double[][] MeansOf(ExperimentResult result) =>
        [.. result.Operands.OrderBy(static operand => int.Parse(operand.Name.AsSpan(1), CultureInfo.InvariantCulture))
            .Select(static operand => operand.Runs.Select(static run => Math.Log(run.Nanoseconds.Average())).ToArray())];

    /// <summary>What groups of logarithms vary by: standard deviations, which are shares of the mean where they are small.</summary>
    private sealed record Spread(double Between, double Within, double P)
    {
        public static Spread Of(IReadOnlyList<double[]> groups)
        {
            var within = groups.Average(static group => Math.Pow(Moments.StandardDeviation(group), 2));
            var analysis = AnalysisOfVariance.Of(groups);
            return new Spread(Math.Sqrt(Math.Max(0, analysis.F - 1) * within / Runs), Math.Sqrt(within), analysis.PValue);
        }
    }
}
