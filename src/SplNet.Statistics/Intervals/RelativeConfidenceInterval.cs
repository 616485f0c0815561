namespace SplNet.Statistics;

/// <summary>
/// The relative confidence interval (RCI) of the ratio of two means by the hierarchical bootstrap, its width (RCIW), and the size of a
/// performance bug that it proves (Jangali et al., Automated Generation and Evaluation of JMH Microbenchmark Suites from Unit
/// Tests, section 6.3).
/// </summary>
/// <param name="Ratio">The ratio after / before of the throughput means.</param>
/// <param name="Lower">The lower end.</param>
/// <param name="Upper">The upper end: the bug reduces the throughput to at most this share.</param>
internal sealed record RelativeConfidenceInterval(double Ratio, double Lower, double Upper)
{
    /// <summary>Gets the sizes at which the paper asks whether a bug is detected: 1, 5 and 10 %.</summary>
    public static IReadOnlyList<double> Thresholds { get; } = [0.01, 0.05, 0.1];

    /// <summary>Gets the width of the interval (RCIW), the paper's measure of the stability of a benchmark.</summary>
    public double Width => Upper - Lower;

    /// <summary>Gets the smallest loss of throughput that the interval proves: 1 - U; 0 if it proves none.</summary>
    public double BugSize => Math.Max(0, 1 - Upper);

    /// <summary>True if a bug of at least this size is proved.</summary>
    /// <param name="threshold">A share of the throughput, positive; see <see cref="Thresholds"/>.</param>
    public bool Detects(double threshold)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(threshold);
        return BugSize >= threshold;
    }

    /// <summary>Compares throughputs (operations per time).</summary>
    /// <param name="before">The runs before the change.</param>
    /// <param name="after">The runs after it.</param>
    /// <param name="confidence">The two-sided confidence, between 0 and 1; the paper uses 99 %.</param>
    /// <param name="resamples">At least 100; the paper uses 10,000.</param>
    /// <param name="seed">The seed of the resampling.</param>
    /// <returns>The interval. One run per side is accepted, but the interval then ignores differences between runs.</returns>
    /// <exception cref="ArgumentException">A side lacks runs, or has an empty run or a value that is not positive and finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The confidence or the number of resamples is out of range.</exception>
    public static RelativeConfidenceInterval OfThroughputs(
        Sample before, Sample after, double confidence = 0.99, int resamples = 10_000, ulong seed = 1)
    {
        Require(before, nameof(before));
        Require(after, nameof(after));
        Values.RequireOpenUnit(confidence, nameof(confidence));
        ArgumentOutOfRangeException.ThrowIfLessThan(resamples, 100);
        var means = ResampledMeans.Draw(after, before, resamples, seed);
        var ratios = means.Effects(ComparisonScale.Ratio);
        Array.Sort(ratios);
        var cut = Math.Max(0, (int)Math.Floor((1 - confidence) / 2 * (resamples + 1)) - 1);
        return new RelativeConfidenceInterval(means.Effect(ComparisonScale.Ratio), ratios[cut], ratios[resamples - 1 - cut]);
    }

    /// <summary>Compares times per operation: the throughput is their inverse, and so are the ends of the interval.</summary>
    /// <param name="before">The runs before the change.</param>
    /// <param name="after">The runs after it.</param>
    /// <param name="confidence">The two-sided confidence, between 0 and 1.</param>
    /// <param name="resamples">At least 100.</param>
    /// <param name="seed">The seed of the resampling.</param>
    /// <returns>The interval of the throughputs, 1 / (ratio of mean times).</returns>
    /// <exception cref="ArgumentException">A side lacks runs, or has an empty run or a value that is not positive and finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The confidence or the number of resamples is out of range.</exception>
    public static RelativeConfidenceInterval OfTimes(
        Sample before, Sample after, double confidence = 0.99, int resamples = 10_000, ulong seed = 1) =>
        OfThroughputs(after, before, confidence, resamples, seed);

    private static void Require(Sample side, string name)
    {
        ArgumentNullException.ThrowIfNull(side, name);
        if (side.Runs.Count == 0 || side.Runs.Any(static run => run.Iterations.Count == 0))
            throw new ArgumentException("A side without runs, or with an empty run, has no mean.", name);
        if (side.Runs.Any(static run => run.Iterations.Any(static value => !(value > 0) || !double.IsFinite(value))))
            throw new ArgumentException("Every value must be positive and finite.", name);
    }
}
