namespace SplNet.Statistics;

/// <summary>
/// The comparison of executions of Bulej et al., Regression Benchmarking with Simple Middleware Benchmarks, section 3.4: each run is one
/// observation. An F test first checks whether the variances may be equal. A t test then compares the means, with the common variance if
/// they may be, otherwise as Welch. H0: the mean of the left runs is not smaller (not larger). Assumes independent, normal runs.
/// </summary>
/// <remarks>
/// The F test sees unequal variances of few runs rarely, so the common variance is used too often: the test then rejects more often than α
/// if the side with fewer runs varies more. <see cref="WelchRuns"/> needs no such choice.
/// </remarks>
public sealed class Executions : Interpretation
{
    /// <inheritdoc/>
    public override string Name => "executions";

    /// <summary>Gets the two-sided level at which the F test rejects equal variances. In (0, 1); 0.05 by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside (0, 1).</exception>
    public double VarianceLevel
    {
        get;
        init
        {
            Values.RequireOpenUnit(value, nameof(value));
            field = value;
        }
    } = 0.05;

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Screening.Examine(left, right, options, runs: 2);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var (a, b) = (Side(left, options), Side(right, options));
        if (double.IsInfinity(a.Freedom) || double.IsInfinity(b.Freedom) || !MayHaveEqualVariances(a, b))
            return MeanEvidence.Of(Name, options, blocks, a, b, MeanEvidence.Satterthwaite);
        (a, b) = MeanSide.WithCommonVariance(a, b);
        return MeanEvidence.Of(Name, options, blocks, a, b, (_, _) => a.Freedom);
    }

    private static MeanSide Side(Sample side, DecisionOptions options)
    {
        if (side.ConstantValue is { } limit)
            return MeanSide.Limit(limit);
        var values = side.Summaries(options.Summary);
        var (mean, variance) = Moments.Of(values);
        return new MeanSide(mean, variance / values.Length, values.Length - 1).AtLeast(options, values.Length);
    }

    private bool MayHaveEqualVariances(MeanSide left, MeanSide right) => (left.ValueVariance, right.ValueVariance) switch
    {
        (0, 0) => true,
        (0, _) or (_, 0) => false,
        var (a, b) => VarianceRatioTest.Of(a / b, (int)left.Freedom, (int)right.Freedom).PValue >= VarianceLevel,
    };
}
