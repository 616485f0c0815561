using SplNet.Operands.Formulas;

namespace SplNet.Evaluation;

/// <summary>Sums up the runs of an operand for the report.</summary>
internal static class OperandSummary
{
    // The summary is for the eye; the decision uses its own level.
    private const double IntervalAlpha = 0.025;

    /// <summary>The summary of an operand.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="runs">Its runs.</param>
    /// <param name="estimates">The estimates that the formula asks for, and their values in each run.</param>
    public static OperandResult Of(
        string name, IReadOnlyList<RunResult> runs, IEnumerable<(OperandEstimate Estimate, double[] Values)> estimates)
    {
        if (runs.Count == 0)
            return new OperandResult
            {
                Name = name,
                Runs = [],
                Nanoseconds = double.NaN,
                MedianNanoseconds = double.NaN,
                RelativeError = double.NaN,
            };
        var means = runs.Select(static run => RunSummaries.Mean([.. run.Nanoseconds])).ToArray();
        return new OperandResult
        {
            Name = name,
            Runtime = string.Join(" and ", runs.Select(static run => run.Runtime).Where(static runtime => runtime.Length > 0)
                .Distinct(StringComparer.Ordinal)) is { Length: > 0 } runtimes
                ? runtimes
                : null,
            Runs = runs,
            Nanoseconds = means.Average(),
            RelativeError = RelativeError(means, new PairedMeans()),
            MedianNanoseconds = Geometric([.. runs.Select(static run => RunSummaries.Median([.. run.Nanoseconds]))]),
            Estimates = [.. estimates.Select(static estimate => Of(estimate.Estimate, estimate.Values))],
            AllocatedBytes = RunSummaries.Median([.. runs.Select(static run => run.AllocatedBytes)]),
            Metrics = runs[0].Metrics.Keys.ToDictionary(
                static name => name, name => RunSummaries.Median([.. runs.Select(run => run.Metrics[name])]), StringComparer.Ordinal),
        };
    }

    private static EstimateResult Of(OperandEstimate estimate, double[] values)
    {
        var (value, error) = ValueAndError(estimate.Kind, values);
        return new()
        {
            Text = estimate.ToString(),
            Estimator = estimate.Kind.Name,
            Unit = estimate.Unit,
            Value = value,
            RelativeError = error,
        };
    }

    private static (double Value, double RelativeError) ValueAndError(EstimatorKind kind, double[] values)
    {
        // All operations in the time of all: the mean of the runs' throughputs would be more.
        if (kind.IsThroughput)
        {
            var (time, error) = ValueAndError(EstimatorKind.Mean, Array.ConvertAll(values, MeanTimes.Inverse));
            return (MeanTimes.Inverse(time), error);
        }

        if (kind.Unit != MetricUnit.Nanoseconds)
            return (values.Average(), double.NaN);
        return kind.IsMean
            ? (values.Average(), RelativeError(values, new PairedMeans()))
            : (Geometric(values), RelativeError(values, new PairedRuns()));
    }

    // A value that is not above 0 does not have a logarithm.
    private static double Geometric(double[] values) =>
        values.Any(static value => !(value > 0)) ? values.Average() : Math.Exp(values.Average(Math.Log));

    // A relative error of zero cannot be computed.
    private static double RelativeError(double[] values, Interpretation interpretation)
    {
        if (values.Any(static value => value <= 0))
            return double.NaN;
        var evidence = interpretation.Weigh(
            Sample.OfSummaries(values), Sample.Constant(values.Average()), new DecisionOptions { Alpha = IntervalAlpha });
        return evidence.Problem == EvidenceProblem.None ? Math.Sqrt(evidence.Upper / evidence.Lower) - 1 : double.NaN;
    }
}
