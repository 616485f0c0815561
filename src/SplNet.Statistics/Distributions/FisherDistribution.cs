namespace SplNet.Statistics;

/// <summary>The F distribution of Fisher and Snedecor, by the incomplete beta function.</summary>
internal static class FisherDistribution
{
    /// <summary>Computes P(F &gt; f).</summary>
    /// <param name="f">The abscissa.</param>
    /// <param name="numerator">Degrees of freedom of the numerator, above 0.</param>
    /// <param name="denominator">Degrees of freedom of the denominator, above 0.</param>
    /// <exception cref="ArgumentOutOfRangeException">The degrees of freedom are not above 0.</exception>
    public static double UpperTail(double f, double numerator, double denominator)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(numerator);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(denominator);
        if (double.IsNaN(f))
            return double.NaN;
        if (f <= 0)
            return 1;
        if (double.IsPositiveInfinity(f))
            return 0;
        var part = numerator * f;
        return IncompleteBeta.Regularized(denominator / 2, numerator / 2, denominator / (denominator + part), part / (denominator + part));
    }
}
