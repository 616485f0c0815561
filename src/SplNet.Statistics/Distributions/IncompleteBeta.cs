using MathNet.Numerics;

namespace SplNet.Statistics;

/// <summary>
/// The regularized incomplete beta function I_x(a, b), from which the tails of Student's t, of F and of the binomial follow.
/// The leading factor is built from Stirling's remainder instead of differences of log-gammas, which cancel for large parameters.
/// </summary>
internal static class IncompleteBeta
{
    private const double Large = 10;
    private const double Tiny = 1e-300;
    private const int MaximumTerms = 1_000_000;

    /// <summary>Computes I_x(a, b) from both x and 1 - x, because the caller knows the smaller one exactly.</summary>
    internal static double Regularized(double a, double b, double x, double complement)
    {
        if (x <= 0)
            return 0;
        if (complement <= 0)
            return 1;
        // The continued fraction converges fast on this side of the mean; on the other side it is used for the complement.
        return x <= (a + 1) / (a + b + 2)
            ? Math.Exp(LogFactor(a, b, x, complement)) / a * Fraction(a, b, x)
            : 1 - (Math.Exp(LogFactor(b, a, complement, x)) / b * Fraction(b, a, complement));
    }

    // ln of x^a (1 - x)^b / B(a, b)
    private static double LogFactor(double a, double b, double x, double complement)
    {
        var (logX, logComplement) = x < 0.5
            ? (Math.Log(x), SpecialFunctions.Log1p(-x))
            : (SpecialFunctions.Log1p(-complement), Math.Log(complement));
        return (a * logX) + (b * logComplement) - LogBeta(Math.Max(a, b), Math.Min(a, b));
    }

    private static double LogBeta(double large, double small)
    {
        if (large < Large)
            return SpecialFunctions.GammaLn(large) + SpecialFunctions.GammaLn(small) - SpecialFunctions.GammaLn(large + small);
        var remainder = Remainder(large) - Remainder(large + small);
        var ratio = (large - 0.5) * SpecialFunctions.Log1p(small / large); // ln Γ(large) - ln Γ(large + small) without cancelling
        if (small < Large)
            return SpecialFunctions.GammaLn(small) - ratio - (small * Math.Log(large + small)) + small + remainder;
        return (small * Math.Log(small / (large + small))) - ratio - (0.5 * Math.Log(small)) + (0.5 * Math.Log(2 * Math.PI)) + remainder
            + Remainder(small);
    }

    // ln Γ(z) minus Stirling's formula, by its asymptotic series; z >= 10.
    private static double Remainder(double z)
    {
        ReadOnlySpan<double> coefficients = [1 / 12.0, -1 / 360.0, 1 / 1260.0, -1 / 1680.0, 1 / 1188.0, -691 / 360360.0];
        var square = 1 / (z * z);
        var sum = 0.0;
        for (var term = coefficients.Length - 1; term >= 0; term--)
            sum = (sum * square) + coefficients[term];
        return sum / z;
    }

    // The continued fraction of the incomplete beta (Abramowitz and Stegun, 26.5.8), evaluated from the front by Lentz' method.
    private static double Fraction(double a, double b, double x)
    {
        var numerator = 1.0;
        var denominator = 1 / NotZero(1 - ((a + b) * x / (a + 1)));
        var value = denominator;
        for (var m = 1; m <= MaximumTerms; m++)
        {
            Append(m * (b - m) * x / ((a + (2 * m) - 1) * (a + (2 * m))));
            var factor = Append(-(a + m) * (a + b + m) * x / ((a + (2 * m)) * (a + (2 * m) + 1)));
            if (Math.Abs(factor - 1) <= 1e-16)
                break;
        }

        return value;

        double Append(double term)
        {
            denominator = 1 / NotZero(1 + (term * denominator));
            numerator = NotZero(1 + (term / numerator));
            var factor = numerator * denominator;
            value *= factor;
            return factor;
        }
    }

    private static double NotZero(double value) => Math.Abs(value) < Tiny ? Tiny : value;
}
