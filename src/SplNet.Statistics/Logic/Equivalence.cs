namespace SplNet.Statistics;

/// <summary>
/// Equivalence within a tolerance, the relation <c>~</c>, by two one-sided tests (Schuirmann 1987). It holds if
/// the left side is shown to be below (1 + δ) times the right side and the right side below (1 + δ) times the left one, each at α; the
/// intersection of two claims needs no correction. It is never the mere failure to detect a difference.
/// </summary>
/// <param name="Truth">
/// True if equivalence is shown; false if the sides are shown to differ by more than the tolerance; otherwise unknown.
/// </param>
/// <param name="Evidence">The evidence of the two sides themselves, for the report.</param>
/// <param name="PValue">The larger of the two p-values against equivalence; 1 if the samples provide no evidence.</param>
internal sealed record Equivalence(Truth Truth, Evidence Evidence, double PValue)
{
    /// <summary>Decides whether two sides are equivalent, with any interpretation.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    /// <param name="tolerance">The largest relative difference δ that counts as none; positive and finite.</param>
    /// <param name="options">The level and the scale.</param>
    /// <param name="interpretation">Weighs the sides; <see cref="Interpretations.Default"/> if null.</param>
    /// <exception cref="ArgumentOutOfRangeException">The tolerance is not positive and finite.</exception>
    public static Equivalence Decide(
        Sample left, Sample right, double tolerance, DecisionOptions options, IInterpretation? interpretation = null)
    {
        ArgumentNullException.ThrowIfNull(left);
        ArgumentNullException.ThrowIfNull(right);
        ArgumentNullException.ThrowIfNull(options);
        if (!(tolerance > 0) || !double.IsFinite(tolerance))
            throw new ArgumentOutOfRangeException(nameof(tolerance), tolerance, "A tolerance is positive and finite.");
        interpretation ??= Interpretations.Default;
        // Both exclusions at α are the two tests; they also handle exact values, which p-values do not describe.
        var evidence = interpretation.Weigh(left, right, options with { Resolution = tolerance, ResolutionAlpha = options.Alpha });
        if (evidence.Problem != EvidenceProblem.None)
            return new Equivalence(Truth.Unknown, evidence, 1);
        var above = interpretation.Weigh(left, Tolerance.Raise(right, tolerance, options.Scale), options);
        var below = interpretation.Weigh(Tolerance.Raise(left, tolerance, options.Scale), right, options);
        if (evidence.ExcludesLarger && evidence.ExcludesSmaller)
            return new Equivalence(Truth.True, evidence, evidence.StandardError == 0 ? 0 : Math.Max(above.PLess, below.PGreater));
        var alpha = evidence.Significance ?? options.Alpha;
        var differ = above.PGreater < alpha || below.PLess < alpha;
        return new Equivalence(differ ? Truth.False : Truth.Unknown, evidence, Math.Max(above.PLess, below.PGreater));
    }
}
