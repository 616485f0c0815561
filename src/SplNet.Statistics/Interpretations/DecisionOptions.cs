namespace SplNet.Statistics;

/// <summary>How sure a decision must be, and which effects matter. Values out of range are refused where they are set.</summary>
public sealed record DecisionOptions
{
    internal const double LargestLevel = 0.5;

    /// <summary>The significance: the largest rate of false alarms that the user accepts. In [0, 0.5].</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside [0, 0.5].</exception>
    public double Alpha
    {
        get;
        init => field = Level(value, nameof(Alpha));
    } = 0.01;

    /// <summary>The smallest relative effect that matters: a "not slower" must have been able to see it.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative, infinite or not a number.</exception>
    public double Resolution
    {
        get;
        init => field = NotNegative(value, nameof(Resolution));
    } = 0.05;

    /// <summary>The error allowed when an effect of <see cref="Resolution"/> is excluded. In [0, 0.5].</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside [0, 0.5].</exception>
    public double ResolutionAlpha
    {
        get;
        init => field = Level(value, nameof(ResolutionAlpha));
    } = 0.05;

    /// <summary>
    /// Decide as the paper does: "not slower" holds whenever nothing was seen, and interpretations of pooled observations
    /// accept a single run.
    /// </summary>
    public bool Paper { get; init; }

    /// <summary>The scale of the comparison.</summary>
    public ComparisonScale Scale { get; init; } = ComparisonScale.Ratio;

    /// <summary>How the iterations of a run become one value.</summary>
    public RunSummary Summary { get; init; } = RunSummaries.Median;

    /// <summary>
    /// Values below are not distinguishable from nothing and count as this value; 0 where any value is meaningful.
    /// In the unit of the sample.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative, infinite or not a number.</exception>
    public double Floor
    {
        get;
        init => field = NotNegative(value, nameof(Floor));
    }

    /// <summary>
    /// The smallest standard deviation between runs that is believed, on the comparison's scale: repeated equal readings of a
    /// clock are its granularity, not certainty. 0 for exact values; times without any spread then decide nothing
    /// (<see cref="EvidenceProblem.NoSpread"/>).
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative, infinite or not a number.</exception>
    public double MinimumSpread
    {
        get;
        init => field = NotNegative(value, nameof(MinimumSpread));
    }

    /// <summary>The smallest spread between runs that is believed of a side, by its own and by <see cref="MinimumSpread"/>.</summary>
    internal double BelievedSpread(Sample side) => Scale == ComparisonScale.Difference ? Math.Max(side.SmallestSpread, MinimumSpread) : MinimumSpread;

    private static double Level(double value, string name) => value is >= 0 and <= LargestLevel
        ? value
        : throw new ArgumentOutOfRangeException(name, value, $"{name} is a one-sided significance and lies in [0, 0.5].");

    private static double NotNegative(double value, string name) => value >= 0 && double.IsFinite(value)
        ? value
        : throw new ArgumentOutOfRangeException(name, value, $"{name} is a finite number and not negative.");
}
