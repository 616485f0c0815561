namespace SplNet.Statistics;

/// <summary>
/// The power of <see cref="PairedRuns"/> and of <see cref="WelchRuns"/> on the ratio scale, by the noncentral t with r - 1 degrees of
/// freedom. The spread is the standard deviation over blocks of ln(left / right); for unpaired sides it is √(s² + t²).
/// </summary>
public static class RunPower
{
    private const int MostRuns = 1 << 24;

    /// <summary>Computes the probability that an effect is shown at α by one analysis of this many runs.</summary>
    /// <param name="effect">The true relative effect, for example 0.05 for 5 %; above -1. Its direction does not matter.</param>
    /// <param name="spread">The spread over blocks, positive; 0.02 is about 2 %.</param>
    /// <param name="runs">The number of runs per side, at least 2.</param>
    /// <param name="alpha">The one-sided level, in (0, 0.5].</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range.</exception>
    public static double Of(double effect, double spread, int runs, double alpha)
    {
        Require(spread, alpha);
        ArgumentOutOfRangeException.ThrowIfLessThan(runs, 2);
        if (!(effect > -1) || !double.IsFinite(effect))
            throw new ArgumentOutOfRangeException(nameof(effect), effect, "A relative effect is above -1 and finite.");
        return OfShift(Math.Abs(Math.Log(1 + effect)), spread, runs, alpha);
    }

    /// <summary>Computes the smallest relative slow-down that is shown with this power.</summary>
    /// <param name="spread">The spread over blocks, positive.</param>
    /// <param name="runs">The number of runs per side, at least 2.</param>
    /// <param name="alpha">The one-sided level, in (0, 0.5].</param>
    /// <param name="power">The wanted probability, between <paramref name="alpha"/> and 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range.</exception>
    public static double DetectableEffect(double spread, int runs, double alpha, double power = 0.9)
    {
        Require(spread, alpha);
        ArgumentOutOfRangeException.ThrowIfLessThan(runs, 2);
        RequirePower(power, alpha);
        var (low, high) = (0.0, spread);
        while (OfShift(high, spread, runs, alpha) < power)
            (low, high) = (high, 2 * high);
        while (high - low > 1e-13 * high)
        {
            var middle = (low + high) / 2;
            (low, high) = OfShift(middle, spread, runs, alpha) < power ? (middle, high) : (low, middle);
        }

        return Math.Exp(high) - 1;
    }

    /// <summary>Computes the smallest number of runs per side that shows an effect with this power.</summary>
    /// <param name="effect">The true relative effect; above -1 and not 0.</param>
    /// <param name="spread">The spread over blocks, positive.</param>
    /// <param name="alpha">The one-sided level, in (0, 0.5].</param>
    /// <param name="power">The wanted probability, between <paramref name="alpha"/> and 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">An argument is out of its range, or the effect is too small for 16
    /// million runs.</exception>
    public static int RequiredRuns(double effect, double spread, double alpha, double power = 0.9)
    {
        Require(spread, alpha);
        RequirePower(power, alpha);
        var (low, high) = (1, 2);
        while (Of(effect, spread, high, alpha) < power)
        {
            if (high >= MostRuns)
                throw new ArgumentOutOfRangeException(nameof(effect), effect, "No affordable number of runs shows so small an effect.");
            (low, high) = (high, 2 * high);
        }

        while (high - low > 1)
        {
            var middle = (low + high) / 2;
            (low, high) = Of(effect, spread, middle, alpha) < power ? (middle, high) : (low, middle);
        }

        return high;
    }

    private static double OfShift(double shift, double spread, int runs, double alpha)
    {
        var critical = StudentDistribution.UpperQuantile(alpha, runs - 1);
        return 1 - NoncentralStudentDistribution.LowerTail(critical, runs - 1, shift * Math.Sqrt(runs) / spread);
    }

    private static void Require(double spread, double alpha)
    {
        if (!(spread > 0) || !double.IsFinite(spread))
            throw new ArgumentOutOfRangeException(nameof(spread), spread, "A spread is positive and finite.");
        if (!(alpha is > 0 and <= 0.5))
            throw new ArgumentOutOfRangeException(nameof(alpha), alpha, "A level of power lies in (0, 0.5].");
    }

    private static void RequirePower(double power, double alpha)
    {
        if (!(power > alpha) || !(power < 1))
            throw new ArgumentOutOfRangeException(nameof(power), power, "A power lies between the level and 1.");
    }
}
