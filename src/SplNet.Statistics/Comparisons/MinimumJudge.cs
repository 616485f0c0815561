namespace SplNet.Statistics;

/// <summary>
/// The ratio of the smallest observations against a tolerance, like Chen and Revels, Robust benchmarking in noisy environments: delays only
/// add time, so the minimum is the observation with the least error. It does not control an error rate; <see cref="ErrorRate"/> estimates
/// it.
/// </summary>
/// <param name="Ratio">The smallest later observation divided by the smallest earlier one; 1 if both are 0.</param>
/// <param name="Judgement">The verdict at the tolerance.</param>
internal sealed record MinimumJudge(double Ratio, Judgement Judgement)
{
    /// <summary>The tolerance of BenchmarkTools for times.</summary>
    public const double DefaultTolerance = 0.05;

    // The standard error of a rate of 5 % is 0.2 %.
    private const int SimulatedPairs = 10_000;

    /// <summary>Judges the change from one sample of times to another.</summary>
    /// <param name="before">The earlier observations; at least one, finite and not negative.</param>
    /// <param name="after">The later ones.</param>
    /// <param name="tolerance">The allowed relative change, not negative and finite.</param>
    /// <exception cref="ArgumentException">A side is empty, or a value is negative or not finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The tolerance is negative or not finite.</exception>
    public static MinimumJudge Of(ReadOnlySpan<double> before, ReadOnlySpan<double> after, double tolerance = DefaultTolerance)
    {
        if (!(tolerance >= 0) || !double.IsFinite(tolerance))
            throw new ArgumentOutOfRangeException(nameof(tolerance), tolerance, "A tolerance is finite and not negative.");
        var (earlier, later) = (Minimum(before, nameof(before)), Minimum(after, nameof(after)));
        var ratio = later == earlier ? 1 : later / earlier;
        return new MinimumJudge(ratio, JudgementOf(ratio, tolerance));
    }

    /// <summary>
    /// Estimates how often equal code would exceed the tolerance: in pairs of equally many runs whose minima vary as the minima of these
    /// runs do, normal on the logarithmic scale.
    /// </summary>
    /// <param name="before">The smallest observation of each earlier run; positive.</param>
    /// <param name="after">The smallest observation of each later run; positive.</param>
    /// <param name="tolerance">The allowed relative change.</param>
    /// <returns>A share of such pairs; NaN if no side has two runs, or a value is not positive.</returns>
    public static double ErrorRate(ReadOnlySpan<double> before, ReadOnlySpan<double> after, double tolerance = DefaultTolerance)
    {
        var (freedom, squares) = (0, 0.0);
        foreach (var side in new[] { before.ToArray(), after.ToArray() })
        {
            if (side.Length > 1)
                squares += Moments.Of(Array.ConvertAll(side, Math.Log)).Variance * (side.Length - 1);
            freedom += Math.Max(0, side.Length - 1);
        }

        if (freedom == 0 || !double.IsFinite(squares))
            return double.NaN;
        var (spread, random, exceeding) = (Math.Sqrt(squares / freedom), new Xoshiro256(1), 0);
        for (var pair = 0; pair < SimulatedPairs; pair++)
        {
            var ratio = Math.Exp(spread * (Smallest(after.Length, ref random) - Smallest(before.Length, ref random)));
            if (JudgementOf(ratio, tolerance) != Judgement.Invariant)
                exceeding++;
        }

        return (double)exceeding / SimulatedPairs;
    }

    private static double Smallest(int count, ref Xoshiro256 random)
    {
        var smallest = double.PositiveInfinity;
        for (var index = 0; index < count; index++)
            smallest = Math.Min(smallest, random.NextNormal());
        return smallest;
    }

    private static Judgement JudgementOf(double ratio, double tolerance) => ratio - tolerance > 1 ? Judgement.Regression
        : ratio + tolerance < 1 ? Judgement.Improvement
        : Judgement.Invariant;

    private static double Minimum(ReadOnlySpan<double> values, string name)
    {
        var sorted = Values.Sorted(values, 1, name);
        return sorted[0] >= 0 ? sorted[0] : throw new ArgumentException("Times are not negative.", name);
    }
}
