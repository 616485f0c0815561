namespace SplNet.Statistics;

/// <summary>
/// The outlier elimination of ScalaMeter (Prokopec), Performance Regression Testing: the shortest suffix of the sorted times of a run
/// whose removal reduces the coefficient of variation by more than a factor is measured again. The set of times with the lowest
/// coefficient of variation counts.
/// </summary>
/// <remarks>
/// The rule prefers runs that look calm, so spreads and intervals become too small and slow modes disappear (docs/outliers.md). It applies
/// to medians and minima; the times that it drops stay in the result.
/// </remarks>
public sealed record SuffixRule
{
    private const double CertainRatio = 1.2;

    /// <summary>Gets the longest suffix that may be suspect, in percent of the times. In (0, 100); 25 by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is out of range.</exception>
    public double SuspectPercent
    {
        get;
        init => field = value is > 0 and < 100
            ? value
            : throw new ArgumentOutOfRangeException(nameof(SuspectPercent), value, "A percentage lies between 0 and 100.");
    } = 25;

    /// <summary>Gets the factor by which the coefficient of variation must fall. Above 1; 2 by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is not above 1 and finite.</exception>
    public double Multiplier
    {
        get;
        init => field = value > 1 && double.IsFinite(value)
            ? value
            : throw new ArgumentOutOfRangeException(nameof(Multiplier), value, "A factor by which the variation falls is above 1.");
    } = 2;

    /// <summary>Gets the most repetitions of suspect measurements. From 0 to 1000; 8 by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative or above 1000.</exception>
    public int Retries
    {
        get;
        init => field = value is >= 0 and <= 1000
            ? value
            : throw new ArgumentOutOfRangeException(nameof(Retries), value, "A number of retries lies between 0 and 1000.");
    } = 8;

    /// <summary>Computes the length of the longest suffix of a number of values.</summary>
    internal int LongestSuffix(int values) => Math.Max(1, (int)(values * SuspectPercent / 100));

    /// <summary>Finds the suspect values, the smallest first; none for fewer than three values.</summary>
    /// <param name="values">Finite values, not negative.</param>
    /// <exception cref="ArgumentException">A value is not finite.</exception>
    internal IReadOnlyList<Outlier> Find(ReadOnlySpan<double> values)
    {
        Values.Require(values, 0, nameof(values));
        var sorted = values.ToArray();
        var order = Enumerable.Range(0, sorted.Length).ToArray();
        Array.Sort(sorted, order);
        var longest = Math.Min(sorted.Length - 2, LongestSuffix(sorted.Length));
        for (var suffix = 1; suffix <= longest; suffix++)
        {
            if (IsSuspect(sorted, suffix))
                return [.. Enumerable.Range(sorted.Length - suffix, suffix).Select(rank => new Outlier(order[rank], sorted[rank]))];
        }

        return [];
    }

    /// <summary>Computes the coefficient of variation; 0 without spread.</summary>
    internal static double Variation(ReadOnlySpan<double> values)
    {
        var (mean, variance) = Moments.Of(values);
        return variance > 0 ? Math.Sqrt(variance) / mean : 0;
    }

    private bool IsSuspect(double[] sorted, int suffix)
    {
        var rest = Variation(sorted.AsSpan(0, sorted.Length - suffix));
        return rest > 0
            ? Variation(sorted) > Multiplier * rest
            : Moments.Mean(sorted.AsSpan(sorted.Length - suffix)) > CertainRatio * Moments.Mean(sorted.AsSpan(0, sorted.Length - suffix));
    }
}
