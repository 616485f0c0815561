using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// How much the ratios of equal operands differ from pair to pair if 1, 3, 7 or more operands are compared with one: all of their
/// processes live at the same time and measure in turn.
/// </summary>
internal static class GroupComparison
{
    /// <summary>The command.</summary>
    public const string Command = "groups";

    private const int Runs = 10;
    private const int Elements = 2000;

    /// <summary>The usual numbers of operands that are measured in turn.</summary>
    public static IReadOnlyList<int> DefaultSizes { get; } = [2, 4, 8, 16];

    /// <summary>Measures each number of operands and returns a table.</summary>
    /// <param name="sizes">The numbers of operands, the one that all are compared with included.</param>
    public static string Run(IReadOnlyList<int> sizes)
    {
        var table = new StringBuilder()
            .AppendLine("| operands | spread of the ratios, in rounds | as timed | seconds for each process |")
            .AppendLine("|---:|---:|---:|---:|");
        foreach (var size in sizes)
        {
            var result = Measure(size - 1);
            var basis = result.Operands.Single(static operand => operand.Name == "basis");
            var raw = result.Operands.Where(operand => operand != basis).Select(operand => Spread([.. operand.Runs.Zip(
                basis.Runs, static (one, other) => Math.Log(Median.Of(one.Nanoseconds) / Median.Of(other.Nanoseconds)))]));
            var polished = result.Comparisons.Select(static comparison => comparison.Evidence.StandardError * Math.Sqrt(Runs));
            table.AppendLine(
                CultureInfo.InvariantCulture,
                $"| {size} | {Together(polished):0.0 %} | {Together(raw):0.0 %} | {result.Seconds / (Runs * size):0.00} |");
        }

        return table.ToString();
    }

    private static ExperimentResult Measure(int compared) => new Experiment(
        (equal, basis, median) => Spl.ForAll(Enumerable.Range(1, compared), n => median(equal[n]) <= median(basis)))
    {
        ["equal"] = Operand.Of<int, int, List<string>>(static _ => Elements, Texts),
        ["basis"] = Operand.Of(static () => Texts(Elements)),
        Options = ExperimentOptions.Default with { Runs = Runs, TimeBudget = TimeSpan.FromMinutes(10) },
    }.Run();

    private static List<string> Texts(int count) =>
        [.. Enumerable.Range(0, count).Select(static number => number.ToString(CultureInfo.InvariantCulture))];

    private static double Spread(double[] logarithms) => SplNet.Statistics.Moments.StandardDeviation(logarithms);

    private static double Together(IEnumerable<double> spreads) => Math.Sqrt(spreads.Average(static one => one * one));
}
