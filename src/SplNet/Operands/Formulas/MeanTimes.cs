namespace SplNet.Operands.Formulas;

/// <summary>
/// Rewrites comparisons of throughputs as comparisons of mean times with exchanged sides: <c>throughput(a) &gt; throughput(b) * 1.1</c>
/// becomes <c>mean(b) &gt; mean(a) * 1.1</c>. A throughput is the number of operations divided by their total time, the inverse of the mean
/// time. Both forms therefore have the same decision, and neither claim is easier to satisfy.
/// </summary>
internal static class MeanTimes
{
    private const double NanosecondsPerSecond = 1e9;

    /// <summary>Returns the comparison that is measured and decided.</summary>
    /// <param name="comparison">A valid comparison; one without throughputs is returned unchanged.</param>
    public static Comparison Of(Comparison comparison) => comparison.Left.Unit == MetricUnit.OperationsPerSecond
        ? new Comparison(Of(comparison.Right), comparison.Relation, Of(comparison.Left), comparison.Tolerance)
        : comparison;

    /// <summary>Finds the reasons why a comparison of throughputs cannot become one of mean times.</summary>
    public static IEnumerable<string> Problems(Comparison comparison) => Problems(comparison.Left).Concat(Problems(comparison.Right));

    /// <summary>Converts nanoseconds per operation to operations per second, and back.</summary>
    public static double Inverse(double value) => NanosecondsPerSecond / value;

    private static Estimate Of(Estimate side) => side switch
    {
        OperandEstimate estimate => new OperandEstimate(EstimatorKind.Mean, estimate.Operand, null),
        Limit limit => new Limit(Inverse(limit.Value), MetricUnit.Nanoseconds),
        Multiple multiple => new Multiple(Of(multiple.Value), 1 / multiple.Factor),
        _ => throw new InvalidOperationException($"'{side}' does not have a mean time."),
    };

    private static IEnumerable<string> Problems(Estimate side) => side switch
    {
        Multiple multiple => Problems(multiple.Value),
        Sum => [$"'{side}' adds throughputs. Compare one throughput with another, or with a limit."],
        Limit { Value: 0 } => ["A throughput is compared with 0; write a limit above 0 op/s."],
        OperandEstimate { Transform: not null } =>
            [$"'{side}' transforms a throughput. It is decided by mean times: transform these, mean(a, time => …)."],
        _ => [],
    };
}
