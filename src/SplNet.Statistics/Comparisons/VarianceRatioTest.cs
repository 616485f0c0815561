namespace SplNet.Statistics;

/// <summary>The F test of equal variances of two normal samples (Fisher 1925). H0: the variances are equal.</summary>
/// <param name="F">The ratio left / right of the variances.</param>
/// <param name="PValue">The two-sided p-value.</param>
internal sealed record VarianceRatioTest(double F, double PValue)
{
    /// <summary>Compares the variances of two samples of independent, normal values.</summary>
    /// <param name="left">At least two finite values.</param>
    /// <param name="right">At least two finite values that are not all equal.</param>
    /// <exception cref="ArgumentException">There are too few values, one is not finite, or the right ones do not vary.</exception>
    public static VarianceRatioTest Of(ReadOnlySpan<double> left, ReadOnlySpan<double> right)
    {
        Values.Require(left, 2, nameof(left));
        Values.Require(right, 2, nameof(right));
        var denominator = Moments.Of(right).Variance;
        if (denominator == 0)
            throw new ArgumentException("A ratio of variances needs values that vary.", nameof(right));
        return Of(Moments.Of(left).Variance / denominator, left.Length - 1, right.Length - 1);
    }

    /// <summary>Weighs a ratio of two variances.</summary>
    /// <param name="f">The ratio left / right.</param>
    /// <param name="left">The degrees of freedom of the left variance.</param>
    /// <param name="right">The degrees of freedom of the right variance.</param>
    public static VarianceRatioTest Of(double f, int left, int right)
    {
        var upper = FisherDistribution.UpperTail(f, left, right);
        var lower = f > 0 ? FisherDistribution.UpperTail(1 / f, right, left) : 0;
        return new VarianceRatioTest(f, Math.Min(1, 2 * Math.Min(lower, upper)));
    }
}
