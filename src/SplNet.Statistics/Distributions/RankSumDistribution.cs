using System.Collections.Concurrent;

namespace SplNet.Statistics;

/// <summary>
/// The exact distribution of the Mann-Whitney U of two samples without ties: the number of orders of n and m values for each U
/// (Mann and Whitney 1947).
/// </summary>
internal static class RankSumDistribution
{
    /// <summary>The largest size of a side for which the exact distribution is tabulated.</summary>
    public const int Largest = 25;

    private static readonly ConcurrentDictionary<(int First, int Second), double[]> Tails = [];

    /// <summary>Computes P(U &gt;= u).</summary>
    /// <param name="u">The number of pairs in which the first side is larger.</param>
    /// <param name="first">The size of the first side, in [1, <see cref="Largest"/>].</param>
    /// <param name="second">The size of the second side, in [1, <see cref="Largest"/>].</param>
    /// <exception cref="ArgumentOutOfRangeException">A size is out of range.</exception>
    public static double UpperTail(int u, int first, int second)
    {
        RequireSize(first);
        RequireSize(second);
        if (u <= 0)
            return 1;
        return u > first * second ? 0 : Tails.GetOrAdd((first, second), static sizes => Tabulate(sizes.First, sizes.Second))[u];
    }

    // The counts are the coefficients of the Gaussian binomial: the product of (1 - q^(second + i)) / (1 - q^i) for i = 1 … first.
    private static double[] Tabulate(int first, int second)
    {
        var counts = new double[(first * second) + 1];
        counts[0] = 1;
        for (var i = 1; i <= first; i++)
        {
            for (var u = counts.Length - 1; u >= second + i; u--)
                counts[u] -= counts[u - second - i];
            for (var u = i; u < counts.Length; u++)
                counts[u] += counts[u - i];
        }

        var total = counts.Sum();
        for (var u = counts.Length - 2; u >= 0; u--)
            counts[u] += counts[u + 1];
        return [.. counts.Select(count => count / total)];
    }

    private static void RequireSize(int size)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(size, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(size, Largest);
    }
}
