namespace SplNet.Statistics;

/// <summary>The required certainty of a decision, and the effects that matter. Setters reject values out of range.</summary>
public sealed record DecisionOptions
{
    internal const double LargestLevel = 0.5;

    /// <summary>Gets the significance: the largest rate of false alarms that the user accepts. In [0, 0.5].</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside [0, 0.5].</exception>
    public double Alpha
    {
        get;
        init => field = Level(value, nameof(Alpha));
    } = 0.01;

    /// <summary>Gets the smallest relative effect that matters: a "not slower" must have been able to detect it.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative, infinite or not a number.</exception>
    public double Resolution
    {
        get;
        init => field = NotNegative(value, nameof(Resolution));
    } = 0.05;

    /// <summary>Gets the error allowed when an effect of <see cref="Resolution"/> is excluded. In [0, 0.5].</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside [0, 0.5].</exception>
    public double ResolutionAlpha
    {
        get;
        init => field = Level(value, nameof(ResolutionAlpha));
    } = 0.05;

    /// <summary>
    /// True to decide as the paper does: "not slower" holds whenever nothing was detected, and interpretations of pooled observations
    /// accept a single run.
    /// </summary>
    public bool Paper { get; init; }

    /// <summary>Gets the scale of the comparison.</summary>
    public ComparisonScale Scale { get; init; } = ComparisonScale.Ratio;

    /// <summary>Gets the function that reduces the iterations of a run to one value.</summary>
    public RunSummary Summary { get; init; } = RunSummaries.Median;

    /// <summary>
    /// Gets the smallest meaningful value: smaller ones are not distinguishable from nothing and count as this value; 0 if any value is
    /// meaningful. In the unit of the sample.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative, infinite or not a number.</exception>
    public double Floor
    {
        get;
        init => field = NotNegative(value, nameof(Floor));
    }

    /// <summary>
    /// Gets the smallest credible standard deviation between runs, on the comparison's scale: repeated equal readings of a
    /// clock show its granularity, not certainty. 0 for exact values; times without any spread then decide nothing
    /// (<see cref="EvidenceProblem.NoSpread"/>).
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative, infinite or not a number.</exception>
    public double MinimumSpread
    {
        get;
        init => field = NotNegative(value, nameof(MinimumSpread));
    }

    /// <summary>Gets the smallest credible spread between runs of a side, from the side and from <see cref="MinimumSpread"/>.</summary>
    internal double BelievedSpread(Sample side) =>
        Scale == ComparisonScale.Difference ? Math.Max(side.SmallestSpread, MinimumSpread) : MinimumSpread;

    private static double Level(double value, string name) => value is >= 0 and <= LargestLevel
        ? value
        : throw new ArgumentOutOfRangeException(name, value, $"{name} is a one-sided significance and lies in [0, 0.5].");

    private static double NotNegative(double value, string name) => value >= 0 && double.IsFinite(value)
        ? value
        : throw new ArgumentOutOfRangeException(name, value, $"{name} is a finite number and not negative.");
}
