using MathNet.Numerics;
using MathNet.Numerics.Integration;

namespace SplNet.Statistics;

/// <summary>
/// The noncentral t distribution, which a t statistic has if the effect is not 0: the probability of a normal variable below t·s,
/// integrated over the distribution of the estimated standard deviation s.
/// </summary>
internal static class NoncentralStudentDistribution
{
    private const int Panels = 4;
    private const int PointsPerPanel = 128;
    private const double Step = 8; // within this many deviations around its middle, the normal probability rises from 0 to 1
    private const double Reach = 14; // beyond this many scaled deviations the density of s is below 1e-20

    /// <summary>Computes P(T &lt;= t).</summary>
    /// <param name="t">The abscissa; finite.</param>
    /// <param name="freedom">The degrees of freedom, at least 1.</param>
    /// <param name="noncentrality">The effect in standard errors; finite.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is less than one degree of freedom.</exception>
    public static double LowerTail(double t, double freedom, double noncentrality)
    {
        if (!(freedom >= 1))
            throw new ArgumentOutOfRangeException(nameof(freedom), freedom, "At least one degree of freedom.");
        if (double.IsPositiveInfinity(freedom))
            return NormalDistribution.LowerTail(t - noncentrality);
        var shape = freedom / 2;
        var logConstant = Math.Log(2) + (shape * Math.Log(shape)) - SpecialFunctions.GammaLn(shape);
        var (low, high) = (Math.Max(0, 1 - (Reach / Math.Sqrt(freedom))), 1 + (Reach / Math.Sqrt(freedom)));
        // For large t the normal probability rises from 0 to 1 within a narrow range of s, which gets separate panels.
        var (middle, half) = t == 0 ? (low, 0) : (noncentrality / t, Step / Math.Abs(t));
        double[] bounds =
        [
            low, Math.Clamp(middle - half, low, high), Math.Clamp(middle, low, high), Math.Clamp(middle + half, low, high), high,
        ];
        var probability = 0.0;
        for (var part = 1; part < bounds.Length; part++)
            probability += Integral(bounds[part - 1], bounds[part]);
        return Math.Clamp(probability, 0, 1);

        double Integral(double from, double to)
        {
            var sum = 0.0;
            for (var panel = 0; panel < Panels && from < to; panel++)
            {
                var start = from + ((to - from) * panel / Panels);
                var end = from + ((to - from) * (panel + 1) / Panels);
                sum += GaussLegendreRule.Integrate(Integrand, start, end, PointsPerPanel);
            }

            return sum;
        }

        double Integrand(double s) =>
            NormalDistribution.LowerTail((t * s) - noncentrality) * Math.Exp(logConstant + ((freedom - 1) * Math.Log(s)) - (shape * s * s));
    }
}
