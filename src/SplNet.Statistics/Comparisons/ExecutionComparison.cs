namespace SplNet.Statistics;

/// <summary>
/// Results of several executions of two builds (Bulej et al., Regression Benchmarking with Simple Middleware Benchmarks, section 3.4): each
/// execution is one observation; an F test checks whether the variances may be equal, and an unpaired t test compares the means,
/// with the common variance if they may be equal, otherwise by Welch.
/// </summary>
/// <param name="Variances">The F test.</param>
/// <param name="EqualVariances">True if equal variances were not rejected.</param>
/// <param name="T">The t statistic, positive if the later results are larger.</param>
/// <param name="Freedom">Its degrees of freedom.</param>
/// <param name="PValue">The two-sided p-value.</param>
internal sealed record ExecutionComparison(VarianceRatioTest Variances, bool EqualVariances, double T, double Freedom, double PValue)
{
    /// <summary>Compares the results of two builds.</summary>
    /// <param name="before">One result per execution of the earlier build; at least two finite values that vary.</param>
    /// <param name="after">One result per execution of the later build; at least two finite values that vary.</param>
    /// <param name="alpha">The level of the F test, between 0 and 1.</param>
    /// <exception cref="ArgumentException">There are too few values, one is not finite, or they do not vary.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The level is not between 0 and 1.</exception>
    public static ExecutionComparison Of(ReadOnlySpan<double> before, ReadOnlySpan<double> after, double alpha = 0.05)
    {
        Values.RequireOpenUnit(alpha, nameof(alpha));
        var variances = VarianceRatioTest.Of(before, after);
        var equal = variances.PValue >= alpha;
        var (a, b) = (Moments.Of(before), Moments.Of(after));
        var (n, m) = (before.Length, after.Length);
        var left = new MeanSide(a.Mean, a.Variance / n, n - 1);
        var right = new MeanSide(b.Mean, b.Variance / m, m - 1);
        var freedom = equal ? n + m - 2 : MeanEvidence.Satterthwaite(left, right);
        var pooled = ((a.Variance * (n - 1)) + (b.Variance * (m - 1))) / (n + m - 2);
        var error = Math.Sqrt(equal ? pooled * ((1.0 / n) + (1.0 / m)) : left.Variance + right.Variance);
        var t = (b.Mean - a.Mean) / error;
        return new ExecutionComparison(variances, equal, t, freedom, 2 * StudentDistribution.LowerTail(-Math.Abs(t), freedom));
    }
}
