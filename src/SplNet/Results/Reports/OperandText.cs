using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>The values that the formula asks of an operand, each with the name of its estimator.</summary>
internal static class OperandText
{
    // Smaller values are not worth reporting.
    private const double NoticeableShare = 0.001;

    public static string Of(OperandResult operand)
    {
        if (operand.Estimates.Count == 0)
            return $"{operand.Name}: {Plural.Of(operand.Runs.Count, "run")}";
        var values = string.Join(", ", operand.Estimates.Select(Of));
        var details = operand.Estimates.SelectMany(estimate => Details(estimate.Estimator, operand)).ToList();
        return details.Count == 0 ? values : $"{values} ({string.Join(", ", details)})";
    }

    /// <summary>"1.84 ms ±1.2 %".</summary>
    public static string Value(EstimateResult estimate) =>
        Quantity.Format(estimate.Value, estimate.Unit) +
        (double.IsFinite(estimate.RelativeError) ? $" ±{Quantity.Percent(estimate.RelativeError)}" : string.Empty);

    private static string Of(EstimateResult estimate) => $"{estimate.Text} {Value(estimate)}";

    private static IEnumerable<string> Details(string estimator, OperandResult operand) => estimator switch
    {
        Estimators.Mean or Estimators.Throughput => OfMean(operand),
        Estimators.Min when operand.Runs[0].Operations > 1 => [$"the fastest of {CallText.Batches(operand.Runs)}"],
        _ => [],
    };

    // The mean is shown alone if iterations are alike; otherwise with its components.
    private static IEnumerable<string> OfMean(OperandResult operand)
    {
        var iterations = operand.Runs.SelectMany(static run => run.Nanoseconds).ToArray();
        if (SlowCalls.Of([.. iterations], operand.Runs.Count).AreSeen)
        {
            Array.Sort(iterations);
            var middle = iterations[iterations.Length / 2];
            yield return $"median iteration {Quantity.Format(operand.MedianNanoseconds, MetricUnit.Nanoseconds)}";
            yield return $"slowest {Quantity.Format(iterations[^1], MetricUnit.Nanoseconds)}";
            yield return FormattableString.Invariant($"{Quantity.Percent(
                iterations.Count(time => time > SlowCalls.SlowBeyondMedians * middle) / (double)iterations.Length)} ") +
                FormattableString.Invariant($"beyond {SlowCalls.SlowBeyondMedians} medians");
        }

        var deducted = operand.Runs.Sum(static run => run.Deducted.Sum());
        // otherwise nearly all of an operation that is close to empty would be deducted
        var loops = operand.Runs.Sum(static run => run.Overhead * run.Nanoseconds.Count);
        var share = deducted / (deducted + loops + iterations.Sum());
        if (share > NoticeableShare)
            yield return $"{Quantity.Percent(share)} of the time deducted, which other processes took";
    }
}
