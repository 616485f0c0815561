using MathNet.Numerics;

namespace SplNet.Statistics;

/// <summary>The standard normal distribution, with tails that stay exact far out.</summary>
internal static class NormalDistribution
{
    /// <summary>Computes P(Z &lt;= z).</summary>
    /// <param name="z">The abscissa.</param>
    public static double LowerTail(double z) => 0.5 * SpecialFunctions.Erfc(-z / Math.Sqrt(2));

    /// <summary>Computes the z with P(Z &gt; z) = <paramref name="tail"/>; positive infinity for 0.</summary>
    /// <param name="tail">The probability of the upper tail, in [0, 1].</param>
    /// <exception cref="ArgumentOutOfRangeException">The probability is outside [0, 1].</exception>
    public static double UpperQuantile(double tail)
    {
        if (!(tail is >= 0 and <= 1))
            throw new ArgumentOutOfRangeException(nameof(tail), tail, "A probability lies in [0, 1].");
        return Math.Sqrt(2) * SpecialFunctions.ErfcInv(2 * tail);
    }
}
