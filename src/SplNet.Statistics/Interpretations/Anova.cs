namespace SplNet.Statistics;

/// <summary>
/// One-way analysis of variance on pooled observations, which for two sides is Student's t test with the common variance: F = t². H0:
/// equal means; the direction of the difference makes the p-values one-sided. Assumes independent observations of equal variance. From
/// ScalaMeter (Prokopec), Performance Regression Testing; for more than two sides see <see cref="AnalysisOfVariance"/>.
/// </summary>
/// <remarks>
/// Kept for comparison, for the reasons of <see cref="Welch"/>. A single run is accepted only in <see cref="DecisionOptions.Paper"/> mode.
/// </remarks>
public sealed class Anova : Interpretation
{
    /// <inheritdoc/>
    public override string Name => "anova";

    private protected override EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options) =>
        Pool.Examine(left, right, options);

    private protected override Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options)
    {
        var (a, b) = (MeanSide.Pooled(left, options), MeanSide.Pooled(right, options));
        if (left.ConstantValue is null && right.ConstantValue is null)
            (a, b) = MeanSide.WithCommonVariance(a, b);
        return MeanEvidence.Of(Name, options, blocks, a, b, (_, _) => Math.Min(a.Freedom, b.Freedom));
    }
}
