namespace SplNet.Statistics;

/// <summary>
/// Evidence from two means with standard errors, on the values themselves as the papers define it. An effect of the resolution is
/// excluded by the same test with one side scaled, and the interval of the ratio inverts that test (Fieller 1954), so that interval,
/// p-value and exclusion agree.
/// </summary>
internal static class MeanEvidence
{
    /// <summary>Weighs two means.</summary>
    /// <param name="name">The interpretation.</param>
    /// <param name="options">Level, resolution and scale.</param>
    /// <param name="blocks">The number of runs in the evidence.</param>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    /// <param name="freedom">The degrees of freedom of the difference of two sides; infinite for a normal test.</param>
    internal static Evidence Of(
        string name, DecisionOptions options, int blocks, MeanSide left, MeanSide right, Func<MeanSide, MeanSide, double> freedom)
    {
        var error = Error(left, right);
        if (!double.IsFinite(left.Mean) || !double.IsFinite(right.Mean) || !double.IsFinite(error))
            return StudentEvidence.Nothing(name, options, blocks, EvidenceProblem.NotANumber);
        var degrees = error == 0 ? double.PositiveInfinity : freedom(left, right);
        var difference = left.Mean - right.Mean;
        var onDifferences = options with { Scale = ComparisonScale.Difference };
        var margins = StudentEvidence.Margins((left.Mean, right.Mean), onDifferences);
        var evidence = StudentEvidence.Of(name, onDifferences, blocks, (difference, error, degrees), margins);
        if (options.Scale == ComparisonScale.Difference)
            return evidence;
        if (error == 0)
            return StudentEvidence.Nothing(name, options, blocks, EvidenceProblem.NoSpread);
        var factor = 1 + options.Resolution;
        var (lower, upper) = Interval(left, right, StudentDistribution.UpperQuantile(options.Alpha, degrees));
        var (resolutionLower, resolutionUpper) = Interval(left, right, StudentDistribution.UpperQuantile(options.ResolutionAlpha, degrees));
        return evidence with
        {
            Scale = ComparisonScale.Ratio,
            Effect = left.Mean / right.Mean,
            Lower = lower,
            Upper = upper,
            ResolutionLower = resolutionLower,
            ResolutionUpper = resolutionUpper,
            ExcludesLarger = Excludes(left, right.Scale(factor)),
            ExcludesSmaller = Excludes(right, left.Scale(factor)),
            DetectableEffect = evidence.DetectableEffect / right.Mean,
            StandardError = error / right.Mean,
        };

        bool Excludes(MeanSide small, MeanSide large) =>
            small.Mean - large.Mean
            + (Error(small, large) * StudentDistribution.UpperQuantile(options.ResolutionAlpha, freedom(small, large))) <= 0;
    }

    /// <summary>Computes the degrees of freedom of Welch and Satterthwaite.</summary>
    internal static double Satterthwaite(MeanSide left, MeanSide right)
    {
        // Uses shares, because the squares of variances may exceed the range of a double.
        var share = left.Variance / (left.Variance + right.Variance);
        return 1 / ((share * share / left.Freedom) + ((1 - share) * (1 - share) / right.Freedom));
    }

    private static double Error(MeanSide left, MeanSide right) => Math.Sqrt(left.Variance + right.Variance);

    // The ratios that the test at this quantile does not reject: (L - cR)² = q²(vL + c²vR), a quadratic in c; in units of R, so that no
    // square overflows.
    private static (double Lower, double Upper) Interval(MeanSide left, MeanSide right, double quantile)
    {
        var (reachLeft, reachRight) = (quantile * Math.Sqrt(left.Variance) / right.Mean, quantile * Math.Sqrt(right.Variance) / right.Mean);
        var a = 1 - (reachRight * reachRight);
        var ratio = left.Mean / right.Mean;
        var square = (ratio * ratio) - (reachLeft * reachLeft);
        var root = Math.Sqrt(Math.Max(0, (ratio * ratio) - (a * square)));

        // A right mean that is not distinguishable from 0 does not bound a ratio from above. A bounded left mean bounds it from below.
        return (Math.Max(0, square / (ratio + root)), a > 0 ? (ratio + root) / a : double.PositiveInfinity);
    }
}
