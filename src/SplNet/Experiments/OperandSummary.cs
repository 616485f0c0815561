using SplNet.Statistics;

namespace SplNet.Experiments;

/// <summary>Sums up the runs of an operand for the report.</summary>
internal static class OperandSummary
{
    // The summary is for the eye; the decision uses its own level.
    private const double IntervalAlpha = 0.025;

    public static OperandResult Of(string name, IReadOnlyList<RunResult> runs)
    {
        if (runs.Count == 0)
            return new OperandResult { Name = name, Runs = [], Nanoseconds = double.NaN, RelativeError = double.NaN };
        var medians = runs.Select(static run => RunSummaries.Median([.. run.Nanoseconds])).ToArray();
        var bytes = runs.Select(static run => run.AllocatedBytes).ToArray();
        return new OperandResult
        {
            Name = name,
            Runs = runs,
            Nanoseconds = medians.Any(static median => median <= 0) ? medians.Average() : Math.Exp(medians.Average(Math.Log)),
            RelativeError = RelativeError(medians),
            AllocatedBytes = RunSummaries.Median(bytes),
            Metrics = runs[0].Metrics.Keys.ToDictionary(
                static name => name, name => RunSummaries.Median([.. runs.Select(run => run.Metrics[name])]), StringComparer.Ordinal),
        };
    }

    // Beside nothing no relative error can be told.
    private static double RelativeError(double[] medians)
    {
        if (medians.Any(static median => median <= 0))
            return double.NaN;
        var evidence = new PairedRuns().Weigh(
            Sample.OfSummaries(medians), Sample.Constant(1), new DecisionOptions { Alpha = IntervalAlpha });
        return evidence.Problem == EvidenceProblem.None ? Math.Sqrt(evidence.Upper / evidence.Lower) - 1 : double.NaN;
    }
}
