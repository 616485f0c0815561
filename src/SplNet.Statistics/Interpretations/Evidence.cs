namespace SplNet.Statistics;

/// <summary>The evidence of two samples about each other.</summary>
/// <remarks>Effects are ratios left / right on <see cref="ComparisonScale.Ratio"/>, otherwise differences left - right.</remarks>
public sealed record Evidence
{
    /// <summary>Gets the name of the interpretation.</summary>
    public required string Interpretation { get; init; }

    /// <summary>Gets the scale of the effects below.</summary>
    public required ComparisonScale Scale { get; init; }

    /// <summary>Gets the reason why nothing can be concluded, or <see cref="EvidenceProblem.None"/>.</summary>
    public EvidenceProblem Problem { get; init; }

    /// <summary>Gets the p-value against "left is not smaller": small values are evidence for left &lt; right.</summary>
    public double PLess { get; init; } = 1;

    /// <summary>Gets the p-value against "left is not larger": small values are evidence for left &gt; right.</summary>
    public double PGreater { get; init; } = 1;

    /// <summary>
    /// Gets the p-value against "the sides differ by more than the tolerance", if equivalence is claimed: small values are evidence for
    /// left ~ right; otherwise 1.
    /// </summary>
    public double PEquivalent { get; init; } = 1;

    /// <summary>
    /// Gets the estimated effect: the ratio of means, the geometric mean ratio over blocks, or the mean difference,
    /// depending on the interpretation.
    /// </summary>
    public double Effect { get; init; } = double.NaN;

    /// <summary>Gets the lower end of the two-sided interval at confidence 1 - 2α.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>Gets the upper end of the two-sided interval at confidence 1 - 2α.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>
    /// Gets the lower end of the two-sided interval at confidence 1 - 2·<see cref="DecisionOptions.ResolutionAlpha"/>: a left side smaller
    /// by the resolution is excluded if it is below this end. NaN if the interpretation has none.
    /// </summary>
    public double ResolutionLower { get; init; } = double.NaN;

    /// <summary>
    /// Gets the upper end of that interval: a left side larger by the resolution is excluded if it is above this end. NaN if the
    /// interpretation has none.
    /// </summary>
    public double ResolutionUpper { get; init; } = double.NaN;

    /// <summary>True if a left side larger by the resolution or more is excluded.</summary>
    public bool ExcludesLarger { get; init; }

    /// <summary>True if a left side smaller by the resolution or more is excluded.</summary>
    public bool ExcludesSmaller { get; init; }

    /// <summary>Gets the smallest effect that these samples show in nine of ten repetitions: relative, or a difference.</summary>
    public double DetectableEffect { get; init; } = double.NaN;

    /// <summary>Gets the number of blocks of runs in the evidence.</summary>
    public int Blocks { get; init; }

    /// <summary>
    /// Gets the level at which the interpretation itself decides, whatever the options say (as overlapping intervals do);
    /// null if <see cref="DecisionOptions.Alpha"/> decides.
    /// </summary>
    public double? Significance { get; init; }

    /// <summary>Gets the standard error of the effect, of logarithms on the ratio scale; NaN if the interpretation has none.</summary>
    public double StandardError { get; init; } = double.NaN;

    /// <summary>
    /// Gets the statistic of the test of no difference: the effect in standard errors, negative if left is smaller; NaN if the
    /// interpretation has none.
    /// </summary>
    public double Statistic { get; init; } = double.NaN;

    /// <summary>Gets the degrees of freedom of the test, infinite for a normal one; NaN if the interpretation has none.</summary>
    public double DegreesOfFreedom { get; init; } = double.NaN;
}
