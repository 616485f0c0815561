using MathNet.Numerics;

namespace SplNet.Statistics;

/// <summary>
/// Student's t distribution, by the incomplete beta function. Tails are computed as tails, so that levels such as 1e-10 keep all their
/// digits; infinite degrees of freedom are the normal distribution.
/// </summary>
internal static class StudentDistribution
{
    private const int MaximumSteps = 100;

    // From here on the incomplete beta function loses digits, but the normal approximation is exact.
    private const double Many = 1e7;

    // Beyond this many times √freedom, the tail is a power of t to all digits of a double.
    private const double Far = 1e8;

    /// <summary>Computes P(T &lt;= t).</summary>
    /// <param name="t">The abscissa.</param>
    /// <param name="freedom">The degrees of freedom, above 0.</param>
    public static double LowerTail(double t, double freedom)
    {
        RequireFreedom(freedom);
        if (double.IsPositiveInfinity(freedom))
            return NormalDistribution.LowerTail(t);
        if (double.IsNaN(t))
            return double.NaN;
        if (double.IsInfinity(t))
            return t < 0 ? 0 : 1;
        if (freedom > Many)
            return NormalDistribution.LowerTail(AsNormal(t, freedom));
        var square = t * t;
        var sum = freedom + square;
        var outer = double.IsInfinity(sum) ? 0 : 0.5 * IncompleteBeta.Regularized(freedom / 2, 0.5, freedom / sum, square / sum);
        return t < 0 ? outer : 1 - outer;
    }

    /// <summary>Computes the t with P(T &gt; t) = <paramref name="tail"/>; positive infinity for 0.</summary>
    /// <param name="tail">The probability of the upper tail, in [0, 1].</param>
    /// <param name="freedom">The degrees of freedom, above 0.</param>
    /// <exception cref="ArgumentOutOfRangeException">The probability is outside [0, 1].</exception>
    public static double UpperQuantile(double tail, double freedom)
    {
        RequireFreedom(freedom);
        if (double.IsPositiveInfinity(freedom) || tail is 0 or 1)
            return NormalDistribution.UpperQuantile(tail);
        if (!(tail is > 0 and < 1))
            throw new ArgumentOutOfRangeException(nameof(tail), tail, "A probability lies in [0, 1].");
        if (tail > 0.5)
            return -UpperQuantile(1 - tail, freedom);
        return freedom switch
        {
            1 => 1 / Math.Tan(Math.PI * tail),
            2 => (1 - (2 * tail)) / Math.Sqrt(2 * tail * (1 - tail)),
            _ => Search(tail, freedom),
        };
    }

    // Newton's method for ln tail as a function of ln t. Its slope falls from 0 to -freedom, so that steps from the left overshoot at
    // most once and steps from the right close in from one side. Both starting points are to the left: the normal
    // quantile, and the point where the tail would be if the density stayed as high as at 0.
    private static double Search(double tail, double freedom)
    {
        if (tail == 0.5)
            return 0;
        var logPeak = LogPeak(freedom);
        var logTail = Math.Log(tail);
        var power = Math.Exp((logPeak - logTail - (0.5 * Math.Log(freedom))) / freedom);
        if (power > Far)
            return Math.Sqrt(freedom) * power;
        var t = Math.Max(NormalDistribution.UpperQuantile(tail), (0.5 - tail) / Math.Exp(logPeak));
        for (var step = 0; step < MaximumSteps; step++)
        {
            var logCurrent = Math.Log(LowerTail(-t, freedom));
            // a density may be too small for a double
            var logDensity = logPeak - ((freedom + 1) / 2 * SpecialFunctions.Log1p(t * t / freedom));
            var change = (logCurrent - logTail) * Math.Exp(logCurrent - logDensity) / t;
            t *= Math.Exp(change);
            if (Math.Abs(change) <= 4e-15)
                break;
        }

        return t;
    }

    // The logarithm of the density at 0. For many degrees of freedom it only steers the steps, so a cancelling difference of
    // log-gammas is good enough.
    private static double LogPeak(double freedom) => freedom > Many
        ? -0.5 * Math.Log(2 * Math.PI)
        : SpecialFunctions.GammaLn((freedom + 1) / 2) - SpecialFunctions.GammaLn(freedom / 2) - (0.5 * Math.Log(freedom * Math.PI));

    /// <summary>
    /// Computes the standard normal value that is about as far out as a value of t (Wallace 1959); more accurate
    /// with more degrees of freedom.
    /// </summary>
    internal static double AsNormal(double t, double freedom) =>
        Math.Sign(t) * (1 - (2 / ((8 * freedom) + 3))) * Math.Sqrt(freedom * SpecialFunctions.Log1p(t * t / freedom));

    private static void RequireFreedom(double freedom)
    {
        if (!(freedom > 0))
            throw new ArgumentOutOfRangeException(nameof(freedom), freedom, "Degrees of freedom are above 0.");
    }
}
