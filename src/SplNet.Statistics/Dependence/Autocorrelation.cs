using MathNet.Numerics;

namespace SplNet.Statistics;

/// <summary>The dependence of successive values: drifting iterations are fewer observations than they seem.</summary>
internal static class Autocorrelation
{
    /// <summary>Computes the autocorrelation at a lag, with the variance of the whole series (Box and Jenkins).</summary>
    /// <param name="values">Finite values that vary, in the order of measurement, more than <paramref name="lag"/>.</param>
    /// <param name="lag">At least 1.</param>
    /// <exception cref="ArgumentException">There are too few values, or one is not finite.</exception>
    /// <returns>In [-1, 1]; 0 if the values do not vary.</returns>
    public static double At(ReadOnlySpan<double> values, int lag = 1)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(lag, 1);
        Values.Require(values, lag + 1, nameof(values));
        var mean = Moments.Mean(values);
        var (products, squares) = (0.0, 0.0);
        for (var index = 0; index < values.Length; index++)
        {
            squares += (values[index] - mean) * (values[index] - mean);
            if (index >= lag)
                products += (values[index] - mean) * (values[index - lag] - mean);
        }

        return squares == 0 ? 0 : products / squares;
    }

    /// <summary>Computes the p-value of Ljung and Box (1978). H0: the values are independent.</summary>
    /// <param name="values">Finite values, more than <paramref name="lags"/>.</param>
    /// <param name="lags">The number of lags; at least 1.</param>
    /// <exception cref="ArgumentException">There are too few values, or one is not finite.</exception>
    public static double LjungBox(ReadOnlySpan<double> values, int lags)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(lags, 1);
        Values.Require(values, lags + 1, nameof(values));
        var sum = 0.0;
        for (var lag = 1; lag <= lags; lag++)
        {
            var correlation = At(values, lag);
            sum += correlation * correlation / (values.Length - lag);
        }

        var statistic = values.Length * (values.Length + 2.0) * sum;
        return SpecialFunctions.GammaUpperRegularized(lags / 2.0, statistic / 2);
    }

    /// <summary>
    /// Computes how many independent values would estimate the mean equally well, if each value depends on the one before: n·(1 - ρ)/(1 +
    /// ρ), at most n.
    /// </summary>
    /// <param name="values">Finite values, at least two.</param>
    /// <exception cref="ArgumentException">There are too few values, or one is not finite.</exception>
    public static double EffectiveCount(ReadOnlySpan<double> values)
    {
        var correlation = Math.Max(0, At(values));
        return values.Length * (1 - correlation) / (1 + correlation);
    }
}
