using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// Compares the time of a functor's call with that of a hand-written benchmark of the same call: the fastest iterations of both, since
/// whatever else a machine does makes others slower, and none faster.
/// </summary>
internal static class CallComparison
{
    public const int DefaultRounds = 9;

    private const double RelativeLimit = 0.05;
    private const double AbsoluteLimit = 0.3;

    // Nanoseconds of which a ratio says nothing.
    private const double TooShort = 0.5;

    /// <summary>Compares the calls whose names begin with a prefix; all of them if it is empty.</summary>
    public static string Run(int rounds, string prefix = "") => Table(BenchmarkDotNetLaunch.InTurn(
        typeof(HandWritten), BenchmarkDotNetLaunch.LongLaunch(), rounds,
        static name => RunIterations.Of(OwnProcess.Run(MeasuredCase.Command, name)), prefix));

    private static string Table(Dictionary<string, List<LaunchPair>> times)
    {
        var table = new StringBuilder()
            .AppendLine("| call | [Benchmark], ns | functor, ns | difference, ns | ratio | ratios of the rounds | within 5 % or 0.3 ns |")
            .AppendLine("|---|---:|---:|---:|---:|---:|---|");
        foreach (var (name, rounds) in times)
        {
            double[] theirs = [.. rounds.Select(static round => round.Their.Min())];
            double[] ours = [.. rounds.Select(static round => Median.Of(round.Own.Select(static run => run.Min())))];
            var (their, our) = (Median.Of(theirs), Median.Of(ours));
            var difference = Median.Of(ours.Zip(theirs, static (our, their) => our - their));
            var ratios = ours.Zip(theirs, static (our, their) => our / their).ToList();
            var ratio = Median.Of(ratios);
            var (shown, spread) = their < TooShort ? ("–", "–") : (Text(ratio), Text(ratios.Min()) + " .. " + Text(ratios.Max()));
            var isWithin = Math.Abs(difference) <= AbsoluteLimit || Math.Abs(ratio - 1) <= RelativeLimit;
            table.AppendLine(
                CultureInfo.InvariantCulture,
                $"| {name} | {their:0.00} | {our:0.00} | {difference:0.00} | {shown} | {spread} | {(isWithin ? "yes" : "NO")} |");
        }

        return table.ToString();
    }

    private static string Text(double ratio) => ratio.ToString("0.000", CultureInfo.InvariantCulture);
}
