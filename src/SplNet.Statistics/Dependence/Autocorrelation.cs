using MathNet.Numerics;

namespace SplNet.Statistics;

/// <summary>How much successive values depend on each other: iterations that drift are fewer observations than they seem.</summary>
internal static class Autocorrelation
{
    /// <summary>The autocorrelation at a lag, with the variance of the whole series (Box and Jenkins).</summary>
    /// <param name="values">Finite values that vary, in the order of measurement, more than <paramref name="lag"/>.</param>
    /// <param name="lag">At least 1.</param>
    /// <exception cref="ArgumentException">There are too few values, or one is not finite.</exception>
    /// <returns>In [-1, 1]; 0 where the values do not vary.</returns>
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

    /// <summary>The p-value of Ljung and Box (1978). H0: the values are independent.</summary>
    /// <param name="values">Finite values, more than <paramref name="lags"/>.</param>
    /// <param name="lags">How many lags are looked at; at least 1.</param>
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
    /// How many independent values would tell the mean as well, if each value depends on the one before: n·(1 - ρ)/(1 + ρ), at most n.
    /// </summary>
    /// <param name="values">Finite values, at least two.</param>
    /// <exception cref="ArgumentException">There are too few values, or one is not finite.</exception>
    public static double EffectiveCount(ReadOnlySpan<double> values)
    {
        var correlation = Math.Max(0, At(values));
        return values.Length * (1 - correlation) / (1 + correlation);
    }
}
