using MathNet.Numerics;
using MathNet.Numerics.Integration;

namespace SplNet.Statistics;

/// <summary>
/// The noncentral t distribution, the one of a t statistic where the effect is not 0: the probability of a normal variable below t·s,
/// integrated over the distribution of the estimated standard deviation s.
/// </summary>
public static class NoncentralStudentDistribution
{
    private const int Panels = 8;
    private const int PointsPerPanel = 128;
    private const double Reach = 14; // beyond this many scaled deviations the density of s is below 1e-20

    /// <summary>P(T &lt;= t).</summary>
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
        var half = freedom / 2;
        var logConstant = Math.Log(2) + (half * Math.Log(half)) - SpecialFunctions.GammaLn(half);
        var (low, high) = (Math.Max(0, 1 - (Reach / Math.Sqrt(freedom))), 1 + (Reach / Math.Sqrt(freedom)));
        var sum = 0.0;
        for (var panel = 0; panel < Panels; panel++)
        {
            var start = low + ((high - low) * panel / Panels);
            var end = low + ((high - low) * (panel + 1) / Panels);
            sum += GaussLegendreRule.Integrate(Integrand, start, end, PointsPerPanel);
        }

        return Math.Clamp(sum, 0, 1);

        double Integrand(double s) =>
            NormalDistribution.LowerTail((t * s) - noncentrality) * Math.Exp(logConstant + ((freedom - 1) * Math.Log(s)) - (half * s * s));
    }
}
