namespace SplNet.Statistics;

/// <summary>
/// The non-parametric interpretation (Bulej et al., Unit Testing Performance with Stochastic Performance Logic, Definition 4.10): the
/// difference of means against quantiles of the difference of bootstrapped means, both shifted to equal mean. H0: the mean of the
/// left side is not smaller (not larger). The distribution comes from the sample's own runs, or is learnt from
/// <see cref="Sample.History"/>.
/// </summary>
/// <remarks>
/// With its own runs it needs two, and is as liberal at few runs as <see cref="HierarchicalBootstrap"/>. With a history it decides from
/// one run on; a side without history borrows the other side's. The interval shifts the observed difference by the quantiles;
/// the ratio treats the right mean as known. Seeded: the same samples produce the same evidence.
/// </remarks>
public sealed class NonParametric : Interpretation
{
    /// <inheritdoc/>
    public override string Name => "non-parametric";

    /// <summary>Gets the number of resampled differences. At least 100.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 100.</exception>
    public int Resamples
    {
        get;
        init => field = value >= 100 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "At least 100 resamples.");
    } = 10_000;

    /// <summary>Gets the seed of the resampling.</summary>
    public ulong Seed { get; init; } = 1;

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options)
    {
        var problem = Screening.Examine(left, right, options, runs: 1);
        if (problem != EvidenceProblem.None)
            return problem;
        if (left.History is null && right.History is null)
            return Screening.Examine(left, right, options, runs: 2);
        return Screening.Examine(left.History ?? right.History!, right.History ?? left.History!, options, runs: 2);
    }

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var means = ResampledMeans.Draw(left, right, Resamples, Seed, learnt: true);
        if (options.Scale == ComparisonScale.Ratio && !means.Vary)
            return Nothing(EvidenceProblem.NoSpread, blocks, options);
        return Weigh(means, blocks, options);
    }

    private Evidence Weigh(ResampledMeans means, int blocks, DecisionOptions options)
    {
        var ratio = options.Scale == ComparisonScale.Ratio;
        var difference = means.LeftMean - means.RightMean;
        var centred = Differences(means, 1, 1);
        Array.Sort(centred);
        var (larger, smaller) = StudentEvidence.Margins((means.LeftMean, means.RightMean), options);
        var reach = Quantile(centred, 1 - options.Alpha) + Quantile(centred, 1 - StudentEvidence.Miss);
        return new Evidence
        {
            Interpretation = Name,
            Scale = options.Scale,
            Blocks = blocks,
            PLess = means.OneSided(difference < 0, OrderStatistics.CountUpTo(centred, difference)),
            PGreater = means.OneSided(difference > 0, centred.Length - OrderStatistics.CountBelow(centred, difference)),
            Effect = means.Effect(options.Scale),
            Lower = OnScale(difference - Quantile(centred, 1 - options.Alpha)),
            Upper = OnScale(difference - Quantile(centred, options.Alpha)),
            ExcludesLarger = ratio
                ? Excludes(1, 1 + options.Resolution)
                : difference - Quantile(centred, options.ResolutionAlpha) <= larger,
            ExcludesSmaller = ratio
                ? Excludes(1 + options.Resolution, 1)
                : difference - Quantile(centred, 1 - options.ResolutionAlpha) >= -smaller,
            DetectableEffect = ratio ? reach / means.RightMean : reach,
        };

        double OnScale(double value) => ratio ? Math.Max(0, 1 + (value / means.RightMean)) : value;

        // The same test between scaled sides: left·a < right·b shown, or left·a > right·b if a is the larger factor.
        bool Excludes(double a, double b)
        {
            var observed = (means.LeftMean * a) - (means.RightMean * b);
            var scaled = Differences(means, a, b);
            return a < b
                ? means.OneSided(observed < 0, scaled.Count(value => value <= observed)) < options.ResolutionAlpha
                : means.OneSided(observed > 0, scaled.Count(value => value >= observed)) < options.ResolutionAlpha;
        }
    }

    // Differences of the resampled means, each side shifted to mean 0.
    private static double[] Differences(ResampledMeans means, double a, double b)
    {
        var left = means.Left;
        var right = means.Right;
        var centre = (a * Moments.Mean(left)) - (b * Moments.Mean(right));
        var differences = new double[left.Length];
        for (var resample = 0; resample < differences.Length; resample++)
            differences[resample] = (a * left[resample]) - (b * right[resample]) - centre;
        return differences;
    }

    // Rounded outward from the middle.
    private static double Quantile(double[] sorted, double probability)
    {
        var position = probability * (sorted.Length + 1);
        var index = (int)(probability < 0.5 ? Math.Floor(position) : Math.Ceiling(position)) - 1;
        return sorted[Math.Clamp(index, 0, sorted.Length - 1)];
    }
}
