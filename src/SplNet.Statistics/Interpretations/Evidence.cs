namespace SplNet.Statistics;

/// <summary>What two samples say about each other.</summary>
/// <remarks>Effects are ratios left / right on <see cref="ComparisonScale.Ratio"/>, else differences left - right.</remarks>
public sealed record Evidence
{
    /// <summary>The name of the interpretation.</summary>
    public required string Interpretation { get; init; }

    /// <summary>The scale of the effects below.</summary>
    public required ComparisonScale Scale { get; init; }

    /// <summary>Why nothing can be concluded, or <see cref="EvidenceProblem.None"/>.</summary>
    public EvidenceProblem Problem { get; init; }

    /// <summary>The p-value against "left is not smaller": small values speak for left &lt; right.</summary>
    public double PLess { get; init; } = 1;

    /// <summary>The p-value against "left is not larger": small values speak for left &gt; right.</summary>
    public double PGreater { get; init; } = 1;

    /// <summary>
    /// The p-value against "the sides differ by more than the tolerance", where equivalence is claimed: small values speak for
    /// left ~ right; else 1.
    /// </summary>
    public double PEquivalent { get; init; } = 1;

    /// <summary>The estimated effect: the ratio of means, the geometric mean ratio over blocks, or the mean difference, as the interpretation has it.</summary>
    public double Effect { get; init; } = double.NaN;

    /// <summary>The lower end of the two-sided interval at confidence 1 - 2α.</summary>
    public double Lower { get; init; } = double.NaN;

    /// <summary>The upper end of the two-sided interval at confidence 1 - 2α.</summary>
    public double Upper { get; init; } = double.NaN;

    /// <summary>
    /// The lower end of the two-sided interval at confidence 1 - 2·<see cref="DecisionOptions.ResolutionAlpha"/>: a left side smaller by the resolution is excluded if that
    /// lies below it. NaN where the interpretation has none.
    /// </summary>
    public double ResolutionLower { get; init; } = double.NaN;

    /// <summary>The upper end of that interval: a left side larger by the resolution is excluded if that lies above it. NaN where the interpretation has none.</summary>
    public double ResolutionUpper { get; init; } = double.NaN;

    /// <summary>True if a left side larger by the resolution or more is excluded.</summary>
    public bool ExcludesLarger { get; init; }

    /// <summary>True if a left side smaller by the resolution or more is excluded.</summary>
    public bool ExcludesSmaller { get; init; }

    /// <summary>The smallest effect that these samples show in nine of ten repetitions: relative, or a difference.</summary>
    public double DetectableEffect { get; init; } = double.NaN;

    /// <summary>How many blocks of runs the evidence rests on.</summary>
    public int Blocks { get; init; }

    /// <summary>
    /// The level at which the interpretation itself decides, whatever the options say (overlapping intervals do);
    /// null where <see cref="DecisionOptions.Alpha"/> decides.
    /// </summary>
    public double? Significance { get; init; }

    /// <summary>The standard error of the effect, of logarithms on the ratio scale; NaN where the interpretation has none.</summary>
    public double StandardError { get; init; } = double.NaN;

    /// <summary>The statistic of the test of no difference: the effect in standard errors, negative where left is smaller; NaN where the interpretation has none.</summary>
    public double Statistic { get; init; } = double.NaN;

    /// <summary>The degrees of freedom of the test, infinite for a normal one; NaN where the interpretation has none.</summary>
    public double DegreesOfFreedom { get; init; } = double.NaN;
}
