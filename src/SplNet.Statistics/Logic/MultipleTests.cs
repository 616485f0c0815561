namespace SplNet.Statistics;

/// <summary>p-values adjusted for the number of tests; compare an adjusted p-value with the level of the whole family.</summary>
public static class MultipleTests
{
    /// <summary>
    /// Holm's step-down adjustment (Holm 1979): the probability of any false rejection in the family stays at the level, however the
    /// tests depend on each other.
    /// </summary>
    /// <param name="pValues">One per test, in [0, 1].</param>
    /// <returns>The adjusted p-values, in the same order.</returns>
    /// <exception cref="ArgumentOutOfRangeException">A p-value is outside [0, 1].</exception>
    public static double[] Holm(ReadOnlySpan<double> pValues)
    {
        var order = Order(pValues);
        var adjusted = new double[pValues.Length];
        var highest = 0.0;
        for (var rank = 0; rank < order.Length; rank++)
        {
            highest = Math.Max(highest, Math.Min(1, pValues[order[rank]] * (order.Length - rank)));
            adjusted[order[rank]] = highest;
        }

        return adjusted;
    }

    /// <summary>
    /// The step-up adjustment of Benjamini and Hochberg (1995): the expected share of false rejections among all rejections stays at the
    /// level, for independent or positively dependent tests. For suites.
    /// </summary>
    /// <param name="pValues">One per test, in [0, 1].</param>
    /// <returns>The adjusted p-values, in the same order.</returns>
    /// <exception cref="ArgumentOutOfRangeException">A p-value is outside [0, 1].</exception>
    public static double[] BenjaminiHochberg(ReadOnlySpan<double> pValues)
    {
        var order = Order(pValues);
        var adjusted = new double[pValues.Length];
        var lowest = 1.0;
        for (var rank = order.Length - 1; rank >= 0; rank--)
        {
            lowest = Math.Min(lowest, pValues[order[rank]] * ((double)order.Length / (rank + 1)));
            adjusted[order[rank]] = lowest;
        }

        return adjusted;
    }

    private static int[] Order(ReadOnlySpan<double> pValues)
    {
        foreach (var value in pValues)
        {
            if (!(value is >= 0 and <= 1))
                throw new ArgumentOutOfRangeException(nameof(pValues), value, "A p-value lies in [0, 1].");
        }

        var keys = pValues.ToArray();
        var order = new int[keys.Length];
        for (var index = 0; index < order.Length; index++)
            order[index] = index;
        Array.Sort(keys, order);
        return order;
    }
}
