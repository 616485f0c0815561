namespace SplNet.Statistics;

/// <summary>
/// Confidence intervals of both means that do not overlap, as ScalaMeter (Prokopec), Performance Regression Testing, decides: mean ±
/// quantile(1 - a/2)·sd/√n over the pooled observations, t below 30 observations, otherwise normal. H0: the intervals overlap at the
/// significance a = 1e-10, whatever <see cref="DecisionOptions.Alpha"/> says. Assumes independent observations.
/// </summary>
/// <remarks>
/// For former users of ScalaMeter. The p-value is the smallest significance at which the intervals are disjoint. A single run is
/// accepted only in <see cref="DecisionOptions.Paper"/> mode.
/// </remarks>
public sealed class OverlapIntervals : Interpretation
{
    private const int Many = 30;

    /// <inheritdoc/>
    public override string Name => "overlap intervals";

    /// <summary>Gets the two-sided significance a of each interval. In (0, 0.5].</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside (0, 0.5].</exception>
    public double Significance
    {
        get;
        init => field = value is > 0 and <= 0.5
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "The significance of an interval lies in (0, 0.5].");
    } = 1e-10;

    /// <summary>
    /// Gets the smallest half width of each interval as a share of its mean (<c>reports.regression.noiseMagnitude</c>). Not negative; 0 by
    /// default. The width of a limit is 0.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative or not finite.</exception>
    public double NoiseMagnitude
    {
        get;
        init => field = value >= 0 && double.IsFinite(value)
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "A magnitude of noise is finite and not negative.");
    }

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Pool.Examine(left, right, options);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var (a, b) = (MeanSide.Pooled(left, options), MeanSide.Pooled(right, options));
        if (!double.IsFinite(a.Variance + b.Variance))
            return Nothing(EvidenceProblem.NotANumber, blocks, options);
        return a.Variance + b.Variance == 0 && options.Scale == ComparisonScale.Ratio
            ? Nothing(EvidenceProblem.NoSpread, blocks, options)
            : Weigh(a, b, blocks, options);
    }

    private Evidence Weigh(MeanSide left, MeanSide right, int blocks, DecisionOptions options)
    {
        var p = SmallestSignificance(left, right);
        var (a, b) = (IntervalOf(left, Significance), IntervalOf(right, Significance));
        var ratio = options.Scale == ComparisonScale.Ratio;
        var (fine, coarse) = (IntervalOf(left, 2 * options.ResolutionAlpha), IntervalOf(right, 2 * options.ResolutionAlpha));
        var factor = ratio ? 1 + options.Resolution : 1;
        var (larger, smaller) = ratio ? (0, 0) : StudentEvidence.Margins((left.Mean, right.Mean), options);
        var reach = Half(left, Significance) + Half(right, Significance);
        return new Evidence
        {
            Interpretation = Name,
            Scale = options.Scale,
            Blocks = blocks,
            Significance = Significance,
            PLess = left.Mean < right.Mean ? p : 1,
            PGreater = left.Mean > right.Mean ? p : 1,
            Effect = ratio ? left.Mean / right.Mean : left.Mean - right.Mean,
            Lower = ratio ? Ratio(Math.Max(0, a.Lower), b.Upper) : a.Lower - b.Upper,
            Upper = ratio ? Ratio(a.Upper, Math.Max(0, b.Lower)) : a.Upper - b.Lower,
            ExcludesLarger = fine.Upper <= (coarse.Lower * factor) + larger,
            ExcludesSmaller = (fine.Lower * factor) + smaller >= coarse.Upper,
            DetectableEffect = ratio ? reach / right.Mean : reach,
        };
    }

    private static double Ratio(double numerator, double denominator) =>
        denominator > 0 ? numerator / denominator : double.PositiveInfinity;

    private (double Lower, double Upper) IntervalOf(MeanSide side, double significance)
    {
        var half = Half(side, significance);
        return (side.Mean - half, side.Mean + half);
    }

    private double Half(MeanSide side, double significance) => double.IsInfinity(side.Freedom)
        ? 0
        : Math.Max(Math.Abs(side.Mean) * NoiseMagnitude, side.Variance == 0
            ? 0
            : Math.Sqrt(side.Variance)
                * StudentDistribution.UpperQuantile(significance / 2, side.Freedom + 1 < Many ? side.Freedom : double.PositiveInfinity));

    // The sum of the half widths falls as the significance increases; bisect its logarithm until nothing changes.
    private double SmallestSignificance(MeanSide left, MeanSide right)
    {
        var distance = Math.Abs(left.Mean - right.Mean);
        if (left.Variance + right.Variance == 0 && NoiseMagnitude == 0)
            return distance > 0 ? 0 : 1;
        var (low, high) = (Math.Log(1e-300), 0.0);
        if (IsDisjoint(low))
            return 0;
        for (var step = 0; step < 200 && high - low > 1e-12; step++)
        {
            var middle = (low + high) / 2;
            (low, high) = IsDisjoint(middle) ? (low, middle) : (middle, high);
        }

        return Math.Exp(high);

        bool IsDisjoint(double logarithm) => Half(left, Math.Exp(logarithm)) + Half(right, Math.Exp(logarithm)) < distance;
    }
}
