namespace SplNet.Statistics;

/// <summary>
/// Evidence from an additive contrast (a mean difference of logarithms or of values) that follows Student's t: its estimate, its
/// standard error and its degrees of freedom. If the error is 0, a difference is certain; the caller decides whether to believe that.
/// </summary>
internal static class StudentEvidence
{
    // The detectable effect is the one that nine of ten repetitions show.
    internal const double Miss = 0.1;

    internal static Evidence Of(
        string name,
        DecisionOptions options,
        int blocks,
        (double Estimate, double Error, double Freedom) contrast,
        (double Larger, double Smaller) margins)
    {
        var (estimate, error, freedom) = contrast;
        if (!double.IsFinite(estimate) || !double.IsFinite(error))
            return Nothing(name, options, blocks, EvidenceProblem.NotANumber);
        var half = Reach(options.Alpha);
        var exclusion = Reach(options.ResolutionAlpha);
        return new Evidence
        {
            Interpretation = name,
            Scale = options.Scale,
            Blocks = blocks,
            PLess = Tail(estimate, error, freedom),
            PGreater = Tail(-estimate, error, freedom),
            Effect = Back(estimate),
            Lower = Back(estimate - half),
            Upper = Back(estimate + half),
            ResolutionLower = Back(estimate - exclusion),
            ResolutionUpper = Back(estimate + exclusion),
            ExcludesLarger = estimate + exclusion <= margins.Larger,
            ExcludesSmaller = estimate - exclusion >= -margins.Smaller,
            DetectableEffect = options.Scale == ComparisonScale.Ratio
                ? Math.Exp(Detectable(half, error, freedom)) - 1
                : Detectable(half, error, freedom),
            StandardError = error,
            Statistic = Statistic(estimate, error),
            DegreesOfFreedom = freedom,
        };

        double Reach(double tail) => error == 0 ? 0 : error * StudentDistribution.UpperQuantile(tail, freedom);

        double Back(double value) => options.Scale == ComparisonScale.Ratio ? Math.Exp(value) : value;
    }

    /// <summary>Expresses an estimate in standard errors; without any error a difference is certain.</summary>
    internal static double Statistic(double estimate, double error)
    {
        if (error > 0)
            return estimate / error;
        return estimate == 0 ? 0 : double.CopySign(double.PositiveInfinity, estimate);
    }

    /// <summary>
    /// Computes the effect that nine of ten repetitions show. Uses the normal approximation of the noncentral t (Johnson and Welch 1940),
    /// accurate to 1 %; the sum of two t quantiles is a third too small at three runs.
    /// </summary>
    /// <param name="half">Half of the interval at the level of the test.</param>
    /// <param name="error">The standard error.</param>
    /// <param name="freedom">The degrees of freedom.</param>
    internal static double Detectable(double half, double error, double freedom)
    {
        if (error == 0 || double.IsInfinity(half))
            return half;
        var critical = half / error;
        return error * ((critical * (1 - (1 / (4 * freedom))))
            + (NormalDistribution.UpperQuantile(Miss) * Math.Sqrt(1 + (critical * critical / (2 * freedom)))));
    }

    /// <summary>
    /// Converts the resolution to the comparison's scale. It is relative to the smaller side of the claim that it excludes, so that
    /// "left is not larger" and "right is not smaller" are the same claim.
    /// </summary>
    internal static (double Larger, double Smaller) Margins((double Left, double Right) means, DecisionOptions options)
    {
        if (options.Scale == ComparisonScale.Difference)
            return (options.Resolution * Math.Abs(means.Right), options.Resolution * Math.Abs(means.Left));
        var margin = Math.Log(1 + options.Resolution);
        return (margin, margin);
    }

    internal static Evidence Nothing(string name, DecisionOptions options, int blocks, EvidenceProblem problem) =>
        new() { Interpretation = name, Scale = options.Scale, Problem = problem, Blocks = blocks };

    // P(T <= estimate / error). Without error a difference is certain, and a tie is not evidence either way.
    private static double Tail(double estimate, double error, double freedom)
    {
        if (error == 0)
            return estimate < 0 ? 0 : 1;
        return StudentDistribution.LowerTail(estimate / error, freedom);
    }
}
