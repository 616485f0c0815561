namespace SplNet.Statistics;

/// <summary>
/// The paired test on arithmetic means within blocks. For a ratio ρ of the means, d = left - ρ·right in each block and T(ρ) = mean(d)·√r /
/// sd(d) with r - 1 degrees of freedom (Fieller, "Some problems in interval estimation", 1954). H0: the mean of d is not negative (for
/// "less"), not positive (for "greater"). Assumes independent blocks. Run i of both sides must have been measured adjacently.
/// </summary>
/// <remarks>
/// It uses differences and not logarithms, because a mean of logarithms is not the mean of a duration: rare slow calls
/// raise the mean, but hardly its logarithm. For the same reason slow iterations are not removed, and <see cref="DecisionOptions.Summary"/>
/// is not used.
/// <para>
/// Evidence that a side is smaller is weighed with care if that side has slow iterations, because the next run may have more of them: if
/// few of the slowest kind were seen, two more are added to its mean, and the skewness of d is taken into account if that weakens the
/// evidence (Hall, "On the removal of skewness by transformation", 1992). p-values, exclusions and intervals include this correction;
/// <see cref="Evidence.Statistic"/> does not.
/// </para>
/// Bad input is answered as by <see cref="PairedRuns"/>. It compares <c>mean</c> of times, and is also a statistic of
/// <see cref="SequentialPlan"/>.
/// </remarks>
public sealed class PairedMeans : Interpretation
{
    /// <inheritdoc/>
    public override string Name => "paired means";

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Screening.Examine(left, right, options);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var pairs = BlockPairs.Of(left, right, RunSummaries.Mean);
        var problem = pairs.Examine(options);
        return problem == EvidenceProblem.None
            ? Weigh(
                new BlockDifferences(
                    pairs.Lifted(options), left.SlowCalls ?? SlowCalls.Of(left), right.SlowCalls ?? SlowCalls.Of(right), options),
                options)
            : Nothing(problem, blocks, options);
    }

    private Evidence Weigh(BlockDifferences differences, DecisionOptions options)
    {
        var (none, freedom) = (differences.None, differences.Blocks - 1);
        if (options.Scale == ComparisonScale.Difference && differences.Error(none) == 0)
            // exact values
            return StudentEvidence.Of(Name, options, differences.Blocks, (differences.Effect, 0, freedom), StudentEvidence.Margins(
                (differences.Left, differences.Right), options));
        var (critical, exclusion) = (
            StudentDistribution.UpperQuantile(options.Alpha, freedom), StudentDistribution.UpperQuantile(options.ResolutionAlpha, freedom));
        var (larger, smaller) = Margins(differences, options);
        var (lower, upper) = EffectInterval.Of(differences, critical, options.Scale, none);
        var (resolutionLower, resolutionUpper) = EffectInterval.Of(differences, exclusion, options.Scale, larger, smaller);
        var unit = options.Scale == ComparisonScale.Ratio ? differences.Right : 1;
        var error = differences.Error(none);
        return new Evidence
        {
            Interpretation = Name,
            Scale = options.Scale,
            Blocks = differences.Blocks,
            PLess = StudentDistribution.LowerTail(differences.Less(none), freedom),
            PGreater = StudentDistribution.LowerTail(-differences.Greater(none), freedom),
            Effect = differences.Effect,
            Lower = lower,
            Upper = upper,
            ResolutionLower = resolutionLower,
            ResolutionUpper = resolutionUpper,
            ExcludesLarger = differences.Less(larger) <= -exclusion,
            ExcludesSmaller = differences.Greater(smaller) >= exclusion,
            DetectableEffect = StudentEvidence.Detectable(error * critical, error, freedom) / unit,
            StandardError = error / unit,
            Statistic = differences.Statistic(none),
            DegreesOfFreedom = freedom,
        };
    }

    // The effects of the resolution, relative to the side that must not be exceeded.
    private static (double Larger, double Smaller) Margins(BlockDifferences differences, DecisionOptions options) =>
        options.Scale == ComparisonScale.Ratio
            ? (1 + options.Resolution, 1 / (1 + options.Resolution))
            : (options.Resolution * Math.Abs(differences.Right), -options.Resolution * Math.Abs(differences.Left));
}
