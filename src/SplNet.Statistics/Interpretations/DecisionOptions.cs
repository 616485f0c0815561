namespace SplNet.Statistics;

/// <summary>How sure a decision must be, and which effects matter.</summary>
public sealed record DecisionOptions
{
    /// <summary>The significance: the largest rate of false alarms that the user accepts. In [0, 0.5].</summary>
    public double Alpha { get; init; } = 0.01;

    /// <summary>The smallest relative effect that matters: a "not slower" must have been able to see it.</summary>
    public double Resolution { get; init; } = 0.05;

    /// <summary>The error allowed when an effect of <see cref="Resolution"/> is excluded.</summary>
    public double ResolutionAlpha { get; init; } = 0.05;

    /// <summary>Decide as the paper does: "not slower" holds whenever nothing was seen.</summary>
    public bool Paper { get; init; }

    /// <summary>The scale of the comparison.</summary>
    public ComparisonScale Scale { get; init; } = ComparisonScale.Ratio;

    /// <summary>How the iterations of a run become one value.</summary>
    public RunSummary Summary { get; init; } = RunSummaries.Median;

    /// <summary>
    /// Values below are not distinguishable from nothing and count as this value; 0 where any value is meaningful.
    /// In the unit of the sample.
    /// </summary>
    public double Floor { get; init; }

    /// <summary>
    /// The smallest standard deviation between runs that is believed, on the comparison's scale: repeated equal readings of a
    /// clock are its granularity, not certainty. 0 for exact values.
    /// </summary>
    public double MinimumSpread { get; init; }
}
