using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// Compares the time of a functor's call with that of a hand-written benchmark of the same call: rounds of one launch of all
/// benchmarks and two launches of each functor, in turn.
/// </summary>
internal static class CallComparison
{
    public const int DefaultRounds = 9;

    private const double RelativeLimit = 0.05;
    private const double AbsoluteLimit = 0.3;

    /// <summary>Compares the calls whose names begin with a prefix; all of them if it is empty.</summary>
    public static string Run(int rounds, string prefix = "")
    {
        var names = CallCases.All.Keys.Where(name => name.StartsWith(prefix, StringComparison.Ordinal)).ToList();
        var theirs = names.ToDictionary(static name => name, static _ => new List<double>(), StringComparer.Ordinal);
        var ours = names.ToDictionary(static name => name, static _ => new List<double>(), StringComparer.Ordinal);
        for (var round = 0; round < rounds; round++)
        {
            Console.Error.WriteLine($"round {round + 1} of {rounds}");
            foreach (var report in BenchmarkDotNetLaunch.Run(typeof(HandWritten), BenchmarkDotNetLaunch.LongLaunch(), prefix).Reports)
                theirs[report.BenchmarkCase.Descriptor.WorkloadMethod.Name].Add(report.ResultStatistics!.Median);
            foreach (var name in names)
                ours[name].AddRange(RunMedians.Of(OwnProcess.Run(MeasuredCase.Command, name)));
        }

        return Table(theirs, ours);
    }

    private static string Table(Dictionary<string, List<double>> theirs, Dictionary<string, List<double>> ours)
    {
        var table = new StringBuilder()
            .AppendLine("| call | [Benchmark], ns | functor, ns | difference, ns | ratio | within 5 % or 0.3 ns |")
            .AppendLine("|---|---:|---:|---:|---:|---|");
        foreach (var name in theirs.Keys)
        {
            var (their, our) = (Median.Of(theirs[name]), Median.Of(ours[name]));
            var within = Math.Abs(our - their) <= Math.Max(AbsoluteLimit, RelativeLimit * their);
            var ratio = their < 0.5 ? "–" : (our / their).ToString("0.000", CultureInfo.InvariantCulture);
            table.AppendLine(CultureInfo.InvariantCulture, $"| {name} | {their:0.00} | {our:0.00} | {our - their:0.00} | {ratio} | {(within ? "yes" : "NO")} |");
        }

        return table.ToString();
    }
}
