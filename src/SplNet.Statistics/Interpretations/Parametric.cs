namespace SplNet.Statistics;

/// <summary>
/// The parametric interpretation (Bulej et al., Unit Testing Performance with Stochastic Performance Logic, Definition 4.8): the difference
/// of the means of run means against z(1-α)·√Σ (o·R² + S²)/(r·o), with R² the variance of the run means and S² the mean variance in
/// the runs. H0: the expected run mean of the left side is not smaller (not larger). Assumes independent runs, and many of them.
/// </summary>
/// <remarks>
/// The normal quantile is 1.3 to 7.6 times too liberal at five or fewer runs; <see cref="Student"/> uses t quantiles. Runs may differ in
/// length: o is then the inverse of the mean of 1/o over the runs. Needs two runs and two iterations per run.
/// </remarks>
public sealed class Parametric : Interpretation
{
    /// <inheritdoc/>
    public override string Name => Student ? "parametric t" : "parametric";

    /// <summary>True to use quantiles of t with Satterthwaite's degrees of freedom over runs instead of normal ones.</summary>
    public bool Student { get; init; }

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Screening.Examine(left, right, options, runs: 2, iterations: 2);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options) =>
        MeanEvidence.Of(Name, options, blocks, Side(left, options), Side(right, options), Freedom);

    // (o·R² + S²)/(r·o) = R²/r + S²/(r·o)
    private static MeanSide Side(Sample side, DecisionOptions options)
    {
        if (side.ConstantValue is { } limit)
            return MeanSide.Limit(limit);
        var runs = side.Runs.Count;
        var means = new double[runs];
        var (within, inverse) = (0.0, 0.0);
        for (var run = 0; run < runs; run++)
        {
            var (mean, variance) = Moments.Of([.. side.Runs[run].Iterations]);
            means[run] = mean;
            within += variance / runs;
            inverse += 1.0 / side.Runs[run].Iterations.Count / runs;
        }

        var (grand, between) = Moments.Of(means);
        return new MeanSide(grand, (between + (within * inverse)) / runs, runs - 1).AtLeast(options, runs);
    }

    private double Freedom(MeanSide left, MeanSide right) => Student ? MeanEvidence.Satterthwaite(left, right) : double.PositiveInfinity;
}
