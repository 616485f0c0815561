namespace SplNet.Operands.Formulas;

/// <summary>One of the known estimators.</summary>
/// <param name="Name">The name in formulas.</param>
/// <param name="Unit">The unit of its values.</param>
/// <param name="Summary">Combines the observations of one run into a value.</param>
/// <param name="Metric">The metric that is counted separately from the timed iterations; null for times.</param>
internal sealed record EstimatorKind(string Name, MetricUnit Unit, RunSummary Summary, string? Metric = null)
{
    private static readonly EstimatorKind[] Named = [.. Estimators.All.Select(Of)];

    /// <summary>True for the arithmetic mean of the times.</summary>
    public bool IsMean { get; init; }

    /// <summary>True for operations per second. They are decided by the mean time, of which they are the inverse.</summary>
    public bool IsThroughput => Unit == MetricUnit.OperationsPerSecond;

    /// <summary>True if the arithmetic mean of the times decides.</summary>
    public bool IsDecidedByMean => IsMean || IsThroughput;

    /// <summary>
    /// True for the centre of the times, which can be corrected for machine effects that are common to all operands of a round.
    /// </summary>
    public bool IsCentral { get; init; }

    /// <summary>
    /// True if every iteration counts, slow or not. Long calls are interrupted most often, so replacing interrupted
    /// iterations would remove slow calls.
    /// </summary>
    public bool NeedsEveryIteration => IsDecidedByMean || IsPercentile || IsTrimmed;

    /// <summary>True for a mean that leaves out the slowest and the fastest iterations itself.</summary>
    public bool IsTrimmed { get; init; }

    /// <summary>True for an estimate from samples. Equal values are then a coincidence, unless they are 0.</summary>
    public bool IsSampled { get; init; }

    /// <summary>True for a count of rare events. A run could have had one more, so equal counts may be a coincidence.</summary>
    public bool CountsEvents => Unit == MetricUnit.Count && !IsSampled;

    /// <summary>True for machine instructions, which are facts only where every counted call of every process agrees.</summary>
    public bool IsInstructions => Unit == MetricUnit.Instructions;

    /// <summary>A placeholder for an unknown name, so that the rest of the formula can be checked.</summary>
    public static readonly EstimatorKind Unknown = new("?", MetricUnit.Nanoseconds, RunSummaries.Median);

    /// <summary>The arithmetic mean of the times.</summary>
    public static EstimatorKind Mean => Find(Estimators.Mean)!;

    /// <summary>Finds the estimator with a name, or null.</summary>
    public static EstimatorKind? Find(string name) =>
        Array.Find(Named, kind => kind.Name == name) ?? Percentile(name);

    private static EstimatorKind Of(KnownEstimator estimator) => estimator.Name switch
    {
        Estimators.Mean => OfTimes(estimator, RunSummaries.Mean) with { IsMean = true },
        Estimators.Median => OfTimes(estimator, RunSummaries.Median) with { IsCentral = true, Quantile = 0.5 },
        Estimators.Throughput =>
            new(estimator.Name, MetricUnit.OperationsPerSecond, static times => MeanTimes.Inverse(RunSummaries.Mean(times))),
        Estimators.Min => OfTimes(estimator, RunSummaries.Minimum),
        Estimators.Trimmed => OfTimes(estimator, RunSummaries.TrimmedMean) with { IsTrimmed = true },
        Estimators.Objects => Counted(estimator) with { IsSampled = true },
        Estimators.Instructions => Counted(estimator) with { Unit = MetricUnit.Instructions },
        _ when estimator.IsCounted => Counted(estimator),
        var name => throw new InvalidOperationException($"Nothing says how the times of a run become its '{name}'."),
    };

    private static EstimatorKind OfTimes(KnownEstimator estimator, RunSummary summary) =>
        new(estimator.Name, MetricUnit.Nanoseconds, summary);

    // One value per run.
    private static EstimatorKind Counted(KnownEstimator estimator) =>
        new(estimator.Name, UnitOf(estimator.Dimension), RunSummaries.Median, estimator.Name);

    private static MetricUnit UnitOf(Dimension dimension) => dimension switch
    {
        Dimension.Time => MetricUnit.Nanoseconds,
        Dimension.Memory => MetricUnit.Bytes,
        _ => MetricUnit.Count,
    };

    private static EstimatorKind? Percentile(string name) => Percentiles.Find(name) is { } percentile
        ? new EstimatorKind(percentile.Name, MetricUnit.Nanoseconds, RunSummaries.Quantile(percentile.Quantile))
        {
            Quantile = percentile.Quantile,
            IsPercentile = true,
        }
        : null;

    /// <summary>The quantile of single calls; null for other estimators.</summary>
    public double? Quantile { get; init; }

    /// <summary>True for a quantile of all calls of a run, which has one value per run; the median has one value per iteration.</summary>
    public bool IsPercentile { get; init; }
}
