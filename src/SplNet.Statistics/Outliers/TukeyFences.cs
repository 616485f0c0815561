namespace SplNet.Statistics;

/// <summary>
/// Tukey's fences (Exploratory Data Analysis, 1977): values more than k interquartile ranges beyond the quartiles are suspect.
/// </summary>
/// <param name="Lower">The lower fence.</param>
/// <param name="Upper">The upper fence.</param>
/// <param name="Outliers">The values outside, in the given order.</param>
internal sealed record TukeyFences(double Lower, double Upper, IReadOnlyList<Outlier> Outliers)
{
    /// <summary>Finds the values outside the fences; quartiles of type 7.</summary>
    /// <param name="values">Finite values, at least one.</param>
    /// <param name="k">Interquartile ranges, not negative: 1.5 for suspect values, 3 for far ones.</param>
    /// <exception cref="ArgumentException">There are no values, or one is not finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">k is negative or not finite.</exception>
    public static TukeyFences Of(ReadOnlySpan<double> values, double k = 1.5)
    {
        if (!(k >= 0) || !double.IsFinite(k))
            throw new ArgumentOutOfRangeException(nameof(k), k, "The distance of a fence is finite and not negative.");
        var sorted = Values.Sorted(values, 1, nameof(values));
        var (first, third) = (RunSummaries.Quantile(0.25)([.. sorted]), RunSummaries.Quantile(0.75)(sorted));
        var (lower, upper) = (first - (k * (third - first)), third + (k * (third - first)));
        var outliers = new List<Outlier>();
        for (var index = 0; index < values.Length; index++)
        {
            if (values[index] < lower || values[index] > upper)
                outliers.Add(new Outlier(index, values[index]));
        }

        return new TukeyFences(lower, upper, outliers);
    }
}
