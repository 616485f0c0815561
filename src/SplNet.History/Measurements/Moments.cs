namespace SplNet.History.Measurements;

/// <summary>The number of values, their mean and their variation.</summary>
/// <param name="Count">The number of values.</param>
/// <param name="Mean">The arithmetic mean.</param>
/// <param name="Variance">The variance with Bessel's correction; 0 for a single value.</param>
internal readonly record struct Moments(int Count, double Mean, double Variance)
{
    /// <summary>True if a store can keep both numbers: the square of 1e200, for example, overflows.</summary>
    public bool IsFinite => double.IsFinite(Mean) && double.IsFinite(Variance);

    /// <summary>Computes the moments of a few values.</summary>
    public static Moments Of(IEnumerable<double> values)
    {
        double[] all = [.. values];
        var (mean, variance) = Statistics.Moments.Of(all);
        return new Moments(all.Length, mean, all.Length > 1 ? variance : 0);
    }

    /// <summary>Computes the moments of their natural logarithms; null if one is not positive.</summary>
    public static Moments? OfLogarithms(IReadOnlyCollection<double> values) =>
        values.All(static value => value > 0) ? Of(values.Select(static value => Math.Log(value))) : null;

    /// <summary>Combines the moments of these values and others (Chan, Golub and LeVeque, 1979).</summary>
    public Moments With(Moments others)
    {
        var count = Count + others.Count;
        var distance = others.Mean - Mean;
        var squares =
            (Variance * (Count - 1)) + (others.Variance * (others.Count - 1)) + (distance * distance * Count * others.Count / count);
        return new Moments(count, Mean + (distance * others.Count / count), squares / (count - 1));
    }
}
