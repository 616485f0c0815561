namespace SplNet.Statistics;

/// <summary>One side of a comparison of means: the mean, the variance of that mean, and the certainty of the variance.</summary>
/// <param name="Mean">The mean of the observations.</param>
/// <param name="Variance">The variance of <paramref name="Mean"/>; 0 for a limit.</param>
/// <param name="Freedom">The degrees of freedom of <paramref name="Variance"/>; infinite for a limit.</param>
internal readonly record struct MeanSide(double Mean, double Variance, double Freedom)
{
    internal static MeanSide Limit(double value) => new(value, 0, double.PositiveInfinity);

    /// <summary>Creates a side from all observations in one sequence, as if they were independent.</summary>
    internal static MeanSide Pooled(Sample side, DecisionOptions options)
    {
        if (side.ConstantValue is { } limit)
            return Limit(limit);
        var values = side.Pooled();
        var (mean, variance) = Moments.Of(values);
        return new MeanSide(mean, variance / values.Length, values.Length - 1).AtLeast(options, side.Runs.Count);
    }

    /// <summary>Gives both sides the variance of all their values about their own means.</summary>
    internal static (MeanSide Left, MeanSide Right) WithCommonVariance(MeanSide left, MeanSide right)
    {
        var freedom = left.Freedom + right.Freedom;
        var variance = ((left.ValueVariance * left.Freedom) + (right.ValueVariance * right.Freedom)) / freedom;
        return (
            new MeanSide(left.Mean, variance / (left.Freedom + 1), freedom),
            new MeanSide(right.Mean, variance / (right.Freedom + 1), freedom));
    }

    /// <summary>Gets the variance of the values, of which there is one more than degrees of freedom.</summary>
    internal double ValueVariance => Variance * (Freedom + 1);

    internal MeanSide Scale(double factor) => this with { Mean = Mean * factor, Variance = Variance * factor * factor };

    /// <summary>Widens the variance to the smallest credible spread between runs of the options.</summary>
    internal MeanSide AtLeast(DecisionOptions options, int runs)
    {
        var spread = options.MinimumSpread * (options.Scale == ComparisonScale.Ratio ? Math.Abs(Mean) : 1);
        return this with { Variance = Math.Max(Variance, spread * spread / runs) };
    }
}
