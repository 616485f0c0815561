namespace SplNet.Statistics;

/// <summary>Mean and variance in two passes: exact for equal values, and safe if the mean is large compared to the spread.</summary>
public static class Moments
{
    /// <summary>Computes the arithmetic mean; NaN for no values.</summary>
    /// <param name="values">The values.</param>
    public static double Mean(ReadOnlySpan<double> values)
    {
        if (values.Length == 0)
            return double.NaN;
        // Deviations from the first value: equal values then have exactly that mean, without spread from rounding.
        var origin = values[0];
        var sum = 0.0;
        foreach (var value in values)
            sum += value - origin;
        return origin + (sum / values.Length);
    }

    /// <summary>Computes the mean and the unbiased variance (divisor n - 1; NaN for fewer than two values).</summary>
    /// <param name="values">The values.</param>
    public static (double Mean, double Variance) Of(ReadOnlySpan<double> values)
    {
        var mean = Mean(values);
        if (values.Length < 2)
            return (mean, double.NaN);
        var squares = 0.0;
        foreach (var value in values)
            squares += (value - mean) * (value - mean);
        return (mean, squares / (values.Length - 1));
    }

    /// <summary>Computes the unbiased standard deviation; NaN for fewer than two values.</summary>
    /// <param name="values">The values.</param>
    public static double StandardDeviation(ReadOnlySpan<double> values) => Math.Sqrt(Of(values).Variance);
}
