namespace SplNet.Statistics;

/// <summary>
/// The rule of ScalaMeter (Prokopec), Performance Regression Testing: the shortest suffix of the sorted values
/// whose removal reduces the coefficient of variation by more than a factor is suspect.
/// </summary>
/// <remarks>
/// Repeating suspect measurements until none is left prefers samples that look calm, which biases spreads and intervals downward.
/// <see cref="Repeat"/> therefore returns the replaced values for the report.
/// </remarks>
internal sealed record SuffixRule
{
    private const double CertainRatio = 1.2;

    /// <summary>Gets the longest suffix that may be suspect, in percent of the values. In (0, 100).</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is out of range.</exception>
    public double SuspectPercent
    {
        get;
        init => field = value is > 0 and < 100
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "A percentage between 0 and 100.");
    } = 25;

    /// <summary>Gets the factor by which the coefficient of variation must fall. Above 1.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is not above 1 and finite.</exception>
    public double Multiplier
    {
        get;
        init => field = value > 1 && double.IsFinite(value)
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "A factor above 1.");
    } = 2;

    /// <summary>Gets the most repetitions of suspect measurements. Not negative.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative.</exception>
    public int Retries
    {
        get;
        init => field = value >= 0
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "A number of retries is not negative.");
    } = 8;

    /// <summary>Finds the suspect values, the smallest first; none for fewer than three values.</summary>
    /// <param name="values">Finite values, not negative.</param>
    /// <exception cref="ArgumentException">A value is not finite.</exception>
    public IReadOnlyList<Outlier> Find(ReadOnlySpan<double> values)
    {
        Values.Require(values, 0, nameof(values));
        var sorted = values.ToArray();
        var order = Enumerable.Range(0, sorted.Length).ToArray();
        Array.Sort(sorted, order);
        var longest = Math.Min(sorted.Length - 2, Math.Max(1, (int)(sorted.Length * SuspectPercent / 100)));
        for (var suffix = 1; suffix <= longest; suffix++)
        {
            if (IsSuspect(sorted, suffix))
                return [.. Enumerable.Range(sorted.Length - suffix, suffix).Select(rank => new Outlier(order[rank], sorted[rank]))];
        }

        return [];
    }

    /// <summary>Measures suspect values again and keeps the set with the lowest coefficient of variation.</summary>
    /// <param name="values">The first measurements.</param>
    /// <param name="measure">Measures a number of new values.</param>
    /// <exception cref="ArgumentException">A value is not finite.</exception>
    public SuffixRepetition Repeat(IReadOnlyList<double> values, Func<int, IReadOnlyList<double>> measure)
    {
        ArgumentNullException.ThrowIfNull(values);
        ArgumentNullException.ThrowIfNull(measure);
        double[] current = [.. values];
        var best = current;
        var replaced = new List<double>();
        var rounds = 0;
        for (var suspects = Find(current); suspects.Count > 0 && rounds < Retries; suspects = Find(current))
        {
            rounds++;
            replaced.AddRange(suspects.Select(static suspect => suspect.Value));
            var kept = current.Where((_, index) => suspects.All(suspect => suspect.Index != index));
            current = [.. kept, .. measure(suspects.Count)];
            if (Variation(current) < Variation(best))
                best = current;
        }

        return new SuffixRepetition(best, replaced, rounds);
    }

    private bool IsSuspect(double[] sorted, int suffix)
    {
        var rest = Variation(sorted.AsSpan(0, sorted.Length - suffix));
        return rest > 0
            ? Variation(sorted) > Multiplier * rest
            : Moments.Mean(sorted.AsSpan(sorted.Length - suffix)) > CertainRatio * Moments.Mean(sorted.AsSpan(0, sorted.Length - suffix));
    }

    private static double Variation(ReadOnlySpan<double> values)
    {
        var (mean, variance) = Moments.Of(values);
        return variance > 0 ? Math.Sqrt(variance) / mean : 0;
    }
}
