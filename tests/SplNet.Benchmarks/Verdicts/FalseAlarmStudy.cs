using System.Globalization;
using System.Text;
using SplNet.Statistics;

namespace SplNet.Benchmarks;

/// <summary>Methods measured against themselves on this machine: each verdict that finds a difference is a false alarm.</summary>
internal static class FalseAlarmStudy
{
    public const int DefaultExperiments = 100;

    // A machine that keeps α exceeds the bound in one of a hundred studies.
    private const double Confidence = 0.99;

    /// <summary>
    /// Evaluates so many experiments, the workloads in turn, "not slower" and "faster" in turn, means and medians in turn.
    /// </summary>
    public static string Run(int experiments)
    {
        var outcomes = StandardBenchmarks.Operands.Keys.ToDictionary(
            static name => name, static _ => new List<(ExperimentResult Result, bool Alarm)>(), StringComparer.Ordinal);
        for (var index = 0; index < experiments; index++)
        {
            var name = StandardBenchmarks.Operands.Keys.ElementAt(index % StandardBenchmarks.Operands.Count);
            var isStrict = index / StandardBenchmarks.Operands.Count % 2 == 1;
            var estimator = index / (2 * StandardBenchmarks.Operands.Count) % 2 == 0 ? "mean" : "median";
            var result = VerdictCase.Evaluate(name, StandardWork.Size, isStrict, estimator);
            outcomes[name].Add((result, result.Verdict == (isStrict ? Verdict.Pass : Verdict.Fail)));
            Console.Error.WriteLine($"{index + 1} of {experiments}: {estimator} of {name} {result.Verdict}");
        }

        return Table(outcomes, experiments);
    }

    private static string Table(Dictionary<string, List<(ExperimentResult Result, bool Alarm)>> outcomes, int experiments)
    {
        var all = outcomes.Values.SelectMany(static outcome => outcome).ToList();
        var alpha = all[0].Result.Alpha;
        var bound = Enumerable.Range(0, experiments + 1)
            .First(count => BinomialDistribution.LowerTail(count, experiments, alpha) >= Confidence);
        var table = new StringBuilder()
            .AppendLine("| workload | experiments | false alarms | blocks, mean | seconds, median | seconds, largest |")
            .AppendLine("|---|---:|---:|---:|---:|---:|");
        foreach (var (name, outcome) in outcomes)
            table.AppendLine(Row(name, outcome));
        table.AppendLine(Row("all", all));
        return table.AppendLine()
            .AppendLine(
                CultureInfo.InvariantCulture,
                $"At α = {alpha} a machine that keeps α shows more than {bound} false alarms in one of a hundred such studies.")
            .ToString();
    }

    private static string Row(string name, List<(ExperimentResult Result, bool Alarm)> outcomes)
    {
        var seconds = outcomes.ConvertAll(static outcome => outcome.Result.Seconds);
        return string.Create(
            CultureInfo.InvariantCulture,
            $"| {name} | {outcomes.Count} | {outcomes.Count(static outcome => outcome.Alarm)} " +
            $"| {outcomes.Average(static outcome => outcome.Result.Operands[0].Runs.Count):0.0} | {Median.Of(seconds):0.0} | " +
            $"{seconds.Max():0.0} |");
    }
}
