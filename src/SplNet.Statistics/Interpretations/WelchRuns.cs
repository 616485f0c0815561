namespace SplNet.Statistics;

/// <summary>
/// The unpaired t test on run summaries (logarithms, or values on the difference scale), for samples that were not measured in blocks,
/// such as stored ones. H0: the mean of the left summaries is not smaller (not larger). Assumes independent runs with summaries
/// near normal; the variances may differ.
/// </summary>
/// <remarks>
/// Welch's standard error with r - 1 degrees of freedom, r the smaller number of runs. Satterthwaite's degrees of freedom give the
/// classical test, but with unequal variances at 3 to 5 runs they spend up to twice α.
/// </remarks>
public sealed class WelchRuns : Interpretation
{
    /// <inheritdoc/>
    public override string Name => Satterthwaite ? "welch runs satterthwaite" : "welch runs";

    /// <summary>True to use the degrees of freedom of Welch and Satterthwaite instead of r - 1.</summary>
    public bool Satterthwaite { get; init; }

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Screening.Examine(left, right, options, runs: 2);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var (a, b) = (Side(left, options), Side(right, options));
        if (a.Variance + b.Variance == 0 && options.Scale == ComparisonScale.Ratio)
            return Nothing(EvidenceProblem.NoSpread, blocks, options);
        var freedom = Satterthwaite && a.Variance + b.Variance > 0 ? MeanEvidence.Satterthwaite(a, b) : Math.Min(a.Freedom, b.Freedom);
        var error = Math.Sqrt(a.Variance + b.Variance);
        return StudentEvidence.Of(
            Name, options, blocks, (a.Mean - b.Mean, error, freedom), StudentEvidence.Margins((a.Mean, b.Mean), options));
    }

    private static MeanSide Side(Sample side, DecisionOptions options)
    {
        if (side.ConstantValue is { } limit)
            return MeanSide.Limit(OnScale(limit, options));
        var values = side.Summaries(options.Summary);
        for (var run = 0; run < values.Length; run++)
            values[run] = OnScale(values[run], options);
        var (mean, variance) = Moments.Of(values);
        return new MeanSide(mean, Math.Max(variance, options.MinimumSpread * options.MinimumSpread) / values.Length, values.Length - 1);
    }

    private static double OnScale(double value, DecisionOptions options) =>
        options.Scale == ComparisonScale.Ratio ? Math.Log(Screening.Lift(value, options)) : value;
}
