namespace SplNet.Statistics;

/// <summary>
/// Medians compared by their order-statistic intervals, without any assumption on the distribution: the measurement of Bulej et al.,
/// Regression Benchmarking with Simple Middleware Benchmarks, section 3.3, with the interval of Chen and Kelton (1999). H0: the left
/// median is not smaller (not larger); rejected at α if intervals at α/2 each are disjoint, so that the level holds by Bonferroni's bound.
/// Assumes independent observations.
/// </summary>
/// <remarks>
/// On pooled observations, differences between runs mislead it like every pooled rule; <see cref="OfRuns"/> uses run summaries, and then
/// needs 8 runs at α = 1 %. The interval of the effect divides (or subtracts) the ends and is conservative. A single run is accepted only
/// in <see cref="DecisionOptions.Paper"/> mode.
/// </remarks>
public sealed class MedianOrder : Interpretation
{
    /// <inheritdoc/>
    public override string Name => OfRuns ? "median order runs" : "median order";

    /// <summary>True to compare one summary per run instead of all iterations in one pool.</summary>
    public bool OfRuns { get; init; }

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Observations.Examine(left, right, options, OfRuns);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var (a, b) = (new MedianSide(left, options, OfRuns), new MedianSide(right, options, OfRuns));
        var (lower, upper) = MedianSide.Difference(a, b, options.Alpha);
        var (fineLower, fineUpper) = MedianSide.Difference(a, b, options.ResolutionAlpha);
        var (larger, smaller) = Observations.Margins(a.Values, b.Values, options);
        return new Evidence
        {
            Interpretation = Name,
            Scale = options.Scale,
            Blocks = blocks,
            PLess = MedianSide.PGreater(b, a),
            PGreater = MedianSide.PGreater(a, b),
            Effect = Observations.Back(a.Median - b.Median, options),
            Lower = Observations.Back(lower, options),
            Upper = Observations.Back(upper, options),
            ExcludesLarger = fineUpper <= larger,
            ExcludesSmaller = fineLower >= -smaller,
            DetectableEffect = Observations.Detectable((upper - lower) / 2, options),
        };
    }
}
