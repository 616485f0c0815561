using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// Compares BenchmarkDotNet's engine with SplNet's own on the calls of <see cref="CallCases"/>: the fastest iterations of processes that
/// follow each other.
/// </summary>
internal static class EngineComparison
{
    public const int DefaultRounds = 5;

    // Nanoseconds of which a ratio says nothing.
    private const double TooShort = 0.5;

    public static string Run(int rounds)
    {
        var table = new StringBuilder()
            .AppendLine("| call | BenchmarkDotNet's engine, ns | own engine, ns | difference, ns | ratio |")
            .AppendLine("|---|---:|---:|---:|---:|");
        foreach (var name in CallCases.All.Keys)
        {
            var (theirs, own) = (new List<double>(), new List<double>());
            for (var round = 0; round < rounds; round++)
            {
                theirs.Add(Fastest(OwnProcess.Run(MeasuringEngine.BenchmarkDotNet, MeasuredCase.Command, name)));
                own.Add(Fastest(OwnProcess.Run(MeasuringEngine.SplNet, MeasuredCase.Command, name)));
            }

            var difference = Median.Of(own.Zip(theirs, static (own, their) => own - their));
            var ratio = Median.Of(theirs) < TooShort
                ? "–"
                : Median.Of(own.Zip(theirs, static (own, their) => own / their)).ToString("0.000", CultureInfo.InvariantCulture);
            table.AppendLine(
                CultureInfo.InvariantCulture,
                $"| {name} | {Median.Of(theirs):0.00} | {Median.Of(own):0.00} | {difference:0.00} | {ratio} |");
        }

        return table.ToString();
    }

    private static double Fastest(string json) => Median.Of(RunIterations.Of(json).Select(static run => run.Min()));
}
