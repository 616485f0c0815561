namespace SplNet.Statistics;

/// <summary>One-way analysis of variance of two or more groups (Fisher 1925). H0: all means are equal.</summary>
/// <param name="F">The ratio of the variance between the groups to the variance within.</param>
/// <param name="Between">The degrees of freedom between: groups minus one.</param>
/// <param name="Within">The degrees of freedom within: values minus groups.</param>
/// <param name="PValue">P(F' &gt; F); NaN if nothing varies within the groups or between them.</param>
internal sealed record AnalysisOfVariance(double F, int Between, int Within, double PValue)
{
    /// <summary>Analyses groups of independent values with a common variance.</summary>
    /// <param name="groups">Two or more groups, none empty, at least one with two values or more; all finite.</param>
    /// <exception cref="ArgumentException">There are too few groups or values, or a value is not finite.</exception>
    public static AnalysisOfVariance Of(params IReadOnlyList<double[]> groups)
    {
        ArgumentNullException.ThrowIfNull(groups);
        if (groups.Count < 2 || groups.Any(static group => group.Length == 0) || groups.All(static group => group.Length == 1))
            throw new ArgumentException("Analysis of variance needs two groups, none empty, and one with two values.", nameof(groups));
        if (groups.Any(static group => !Array.TrueForAll(group, double.IsFinite)))
            throw new ArgumentException("Every value must be finite.", nameof(groups));
        var count = groups.Sum(static group => group.Length);
        var grand = Moments.Mean(groups.SelectMany(static group => group).ToArray());
        var (between, within) = (0.0, 0.0);
        foreach (var group in groups)
        {
            var mean = Moments.Mean(group);
            between += group.Length * (mean - grand) * (mean - grand);
            within += group.Sum(value => (value - mean) * (value - mean));
        }

        var (numerator, denominator) = (groups.Count - 1, count - groups.Count);
        var f = between / numerator / (within / denominator);
        return new AnalysisOfVariance(f, numerator, denominator, FisherDistribution.UpperTail(f, numerator, denominator));
    }
}
