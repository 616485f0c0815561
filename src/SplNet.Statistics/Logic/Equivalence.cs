namespace SplNet.Statistics;

/// <summary>
/// Equivalence within a tolerance, the relation <c>~</c>, by two one-sided tests (Schuirmann 1987). It holds if the left side is shown to be
/// below (1 + δ) times the right side and the right side below (1 + δ) times the left one, each at α; the intersection of two claims
/// needs no correction. It is never the mere failure to see a difference.
/// </summary>
/// <param name="Truth">
/// True if equivalence is shown; false if the sides are shown to differ by more than the tolerance; else unknown.
/// </param>
/// <param name="Evidence">The evidence of the two sides themselves, for the report.</param>
/// <param name="PValue">The larger of the two p-values against equivalence; 1 where the samples say nothing.</param>
public sealed record Equivalence(Truth Truth, Evidence Evidence, double PValue)
{
    /// <summary>Decides whether two sides are equivalent, with any interpretation: the sides are scaled, not the test.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    /// <param name="tolerance">The largest relative difference δ that counts as none; positive and finite.</param>
    /// <param name="options">The level and the scale.</param>
    /// <param name="interpretation">How the sides are weighed; <see cref="Interpretations.Default"/> if null.</param>
    /// <exception cref="ArgumentOutOfRangeException">The tolerance is not positive and finite.</exception>
    public static Equivalence Decide(Sample left, Sample right, double tolerance, DecisionOptions options, IInterpretation? interpretation = null)
    {
        ArgumentNullException.ThrowIfNull(left);
        ArgumentNullException.ThrowIfNull(right);
        ArgumentNullException.ThrowIfNull(options);
        if (!(tolerance > 0) || !double.IsFinite(tolerance))
            throw new ArgumentOutOfRangeException(nameof(tolerance), tolerance, "A tolerance is positive and finite.");
        interpretation ??= Interpretations.Default;
        var evidence = interpretation.Weigh(left, right, options);
        if (evidence.Problem != EvidenceProblem.None)
            return new Equivalence(Truth.Unknown, evidence, 1);
        var above = interpretation.Weigh(left, right.Scale(1 + tolerance), options);
        var below = interpretation.Weigh(left.Scale(1 + tolerance), right, options);
        var alpha = evidence.Significance ?? options.Alpha;
        if (above.Problem != EvidenceProblem.None || below.Problem != EvidenceProblem.None)
            return new Equivalence(Truth.Unknown, evidence, 1);
        return new Equivalence(Decide(above, below, alpha), evidence, Math.Max(above.PLess, below.PGreater));
    }

    private static Truth Decide(Evidence above, Evidence below, double alpha)
    {
        if (above.PLess < alpha && below.PGreater < alpha)
            return Truth.True;
        return above.PGreater < alpha || below.PLess < alpha ? Truth.False : Truth.Unknown;
    }
}
