namespace SplNet.History.Measurements;

/// <summary>The runs of one series in one experiment.</summary>
internal sealed record Sample
{
    /// <summary>Creates a sample.</summary>
    /// <param name="series">The series.</param>
    /// <param name="runs">At least one run.</param>
    public Sample(SeriesName series, IReadOnlyList<Run> runs)
        : this(
            series, runs, Moments.Of(runs.Select(static run => run.Value)), Moments.OfLogarithms([.. runs.Select(static run => run.Value)]))
    {
    }

    /// <summary>Creates a sample with known moments, for example a stored one.</summary>
    /// <param name="series">The series.</param>
    /// <param name="runs">The runs.</param>
    /// <param name="values">The moments of their values.</param>
    /// <param name="logarithms">The moments of their logarithms, or null. Infinite or NaN moments, from values at the limits of the number
    /// range, count as null.</param>
    public Sample(SeriesName series, IReadOnlyList<Run> runs, Moments values, Moments? logarithms) =>
        (Series, Runs, Values, Logarithms) = (series, runs, values, logarithms is { IsFinite: true } ? logarithms : null);

    /// <summary>Gets the series.</summary>
    public SeriesName Series { get; }

    /// <summary>Gets the runs, in the order of their blocks.</summary>
    public IReadOnlyList<Run> Runs { get; }

    /// <summary>
    /// Gets the key of the tests' own code that was measured with it; empty if unknown. A different key starts a new segment of the series.
    /// </summary>
    public string Body { get; init; } = string.Empty;

    /// <summary>Gets the moments of the runs' values.</summary>
    public Moments Values { get; }

    /// <summary>Gets the moments of their natural logarithms; null if a value is not positive.</summary>
    public Moments? Logarithms { get; }

    /// <summary>
    /// Gets the median of the natural logarithms of the runs' values; their mean if the runs are unknown, and null
    /// if a value is not positive.
    /// </summary>
    public double? LogMedian => Logarithms is { } logarithms && logarithms.Count == Runs.Count && Runs.All(static run => run.Value > 0)
        ? Statistics.RunSummaries.Median([.. Runs.Select(static run => Math.Log(run.Value))])
        : Logarithms?.Mean;

    /// <summary>Converts the sample to another unit; null if the two do not measure the same.</summary>
    /// <param name="unit">The other unit.</param>
    public Sample? In(string unit)
    {
        if (unit == Series.Unit)
            return this;
        if (MeasuredUnit.Factor(Series.Unit, unit) is not { } factor)
            return null;
        return new Sample(
            Series with { Unit = unit },
            [.. Runs.Select(run => new Run(run.Value * factor, [.. run.Iterations.Select(time => (float)(time * factor))]))],
            new Moments(Values.Count, Values.Mean * factor, Values.Variance * factor * factor),
            Logarithms is { } logarithms ? logarithms with { Mean = logarithms.Mean + Math.Log(factor) } : null)
        {
            Body = Body,
        };
    }
}
