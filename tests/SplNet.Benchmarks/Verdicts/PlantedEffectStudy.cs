using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// How often, and how soon, an effect of known size is found: <c>mean(fast) &lt; mean(slow)</c> must pass, and the same of medians.
/// </summary>
internal static class PlantedEffectStudy
{
    public const int DefaultTrials = 10;

    private static readonly (string Estimator, string Work, double Effect, double Limit)[] Cases =
    [
        ("mean", nameof(StandardWork.Arithmetic), 1, 2.5),
        ("mean", nameof(StandardWork.Arithmetic), 0.1, 5),
        ("mean", nameof(StandardWork.Arithmetic), 0.05, 10),
        ("median", nameof(StandardWork.Arithmetic), 1, 2),
        ("median", nameof(StandardWork.Arithmetic), 0.1, 4),
        ("median", nameof(StandardWork.Arithmetic), 0.05, 6),
        ("median", nameof(StandardWork.Arithmetic), 0.02, 15),
        ("median", nameof(StandardWork.Allocation), 0.05, 15),
    ];

    /// <summary>Evaluates each effect so often, the effects in turn.</summary>
    public static string Run(int trials)
    {
        var results = Cases.ToDictionary(static planted => planted, static _ => new List<ExperimentResult>());
        for (var trial = 0; trial < trials; trial++)
        {
            foreach (var planted in Cases)
            {
                results[planted].Add(VerdictCase.Evaluate(
                    planted.Work, (int)Math.Round(StandardWork.Size * (1 + planted.Effect)), isStrict: true, planted.Estimator));
                Console.Error.WriteLine(
                    $"trial {trial + 1} of {trials}: {planted.Estimator} of {planted.Work} +{100 * planted.Effect} % " +
                    $"{results[planted][^1].Verdict} {results[planted][^1].Seconds:0.0} s");
            }
        }

        var table = new StringBuilder()
            .AppendLine("| estimator | work | planted | found | of | seconds, median | largest | aimed at | blocks, mean |")
            .AppendLine("|---|---|---:|---:|---:|---:|---:|---:|---:|");
        foreach (var (planted, outcomes) in results)
            table.AppendLine(Row(planted, outcomes));
        return table.ToString();
    }

    private static string Row((string Estimator, string Work, double Effect, double Limit) planted, List<ExperimentResult> outcomes)
    {
        var seconds = outcomes.ConvertAll(static outcome => outcome.Seconds);
        return string.Create(
            CultureInfo.InvariantCulture,
            $"| {planted.Estimator} | {planted.Work} | +{100 * planted.Effect} " +
            $"% | {outcomes.Count(static outcome => outcome.Verdict == Verdict.Pass)} | {outcomes.Count} | {Median.Of(seconds):0.0} | " +
            $"{seconds.Max():0.0} | {planted.Limit:0.0} | {outcomes.Average(static outcome => outcome.Operands[0].Runs.Count):0.0} |");
    }
}
