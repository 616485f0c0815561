namespace SplNet;

/// <summary>The value of an estimator of the formula for one operand.</summary>
public sealed record EstimateResult
{
    /// <summary>The estimate as written in the formula, for example <c>p95(parse)</c>.</summary>
    public required string Text { get; init; }

    /// <summary>The name of the estimator, for example <c>p95</c>.</summary>
    public required string Estimator { get; init; }

    /// <summary>The unit of the value.</summary>
    public required MetricUnit Unit { get; init; }

    /// <summary>
    /// The value over all runs, per operation: of means, bytes and counts the arithmetic mean of one value per run, of other
    /// times the geometric mean.
    /// </summary>
    public required double Value { get; init; }

    /// <summary>The relative half-width of the 95 % interval of the value over runs; NaN if there is none.</summary>
    public double RelativeError { get; init; } = double.NaN;
}
