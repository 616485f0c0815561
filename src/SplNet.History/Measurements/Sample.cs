namespace SplNet.History.Measurements;

/// <summary>The runs of one series in one experiment.</summary>
internal sealed record Sample
{
    /// <summary>A sample.</summary>
    /// <param name="series">Of what.</param>
    /// <param name="runs">At least one run.</param>
    public Sample(SeriesName series, IReadOnlyList<Run> runs)
        : this(series, runs, Moments.Of(runs.Select(static run => run.Value)), Moments.OfLogarithms([.. runs.Select(static run => run.Value)]))
    {
    }

    /// <summary>A sample whose moments are known, as of one that was stored.</summary>
    /// <param name="series">Of what.</param>
    /// <param name="runs">The runs.</param>
    /// <param name="values">The moments of their values.</param>
    /// <param name="logarithms">The moments of their logarithms, or null. Such as are no numbers, of values at the ends of what a number may be, are as none.</param>
    public Sample(SeriesName series, IReadOnlyList<Run> runs, Moments values, Moments? logarithms) => (Series, Runs, Values, Logarithms) = (series, runs, values, logarithms is { IsFinite: true } ? logarithms : null);

    /// <summary>Of what.</summary>
    public SeriesName Series { get; }

    /// <summary>The runs, in the order of their blocks.</summary>
    public IReadOnlyList<Run> Runs { get; }

    /// <summary>The key of the tests' own code that was measured with it; empty where none is known. Where it becomes another one, the series begins a segment.</summary>
    public string Body { get; init; } = string.Empty;

    /// <summary>The moments of the runs' values.</summary>
    public Moments Values { get; }

    /// <summary>The moments of their natural logarithms; null where a value is not positive.</summary>
    public Moments? Logarithms { get; }

    /// <summary>The median of the natural logarithms of the runs' values; their mean where the runs are not told, and null where a value is not positive.</summary>
    public double? LogMedian => Logarithms is { } logarithms && logarithms.Count == Runs.Count && Runs.All(static run => run.Value > 0)
        ? Statistics.RunSummaries.Median([.. Runs.Select(static run => Math.Log(run.Value))])
        : Logarithms?.Mean;

    /// <summary>The same in another unit; null where that does not measure the same.</summary>
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
