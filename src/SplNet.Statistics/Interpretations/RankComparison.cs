namespace SplNet.Statistics;

/// <summary>The Mann-Whitney statistic of two sorted samples with an optional shift of the left one; linear in their sizes.</summary>
internal sealed class RankComparison(double[] left, double[] right, bool isSignTest)
{
    private const int Steps = 200;

    /// <summary>Computes the p-value against "left, minus the shift, is not smaller".</summary>
    internal double PLess(double shift)
    {
        var (u, ties) = Count(shift);
        return Tail(((double)left.Length * right.Length) - u, ties);
    }

    /// <summary>Computes the p-value against "left, minus the shift, is not larger".</summary>
    internal double PGreater(double shift)
    {
        var (u, ties) = Count(shift);
        return Tail(u, ties);
    }

    /// <summary>Computes the estimator of Hodges and Lehmann: the median of all pairwise differences.</summary>
    internal double Shift()
    {
        var half = (double)left.Length * right.Length / 2;
        return (Last(shift => Count(shift).U > half) + Last(shift => Count(shift).U >= half)) / 2;
    }

    /// <summary>Computes the smallest shift that the test does not reject at <paramref name="alpha"/>.</summary>
    internal double LowerBound(double alpha) =>
        PGreater(Lowest) < alpha ? Last(shift => PGreater(shift) < alpha) : double.NegativeInfinity;

    /// <summary>Computes the largest shift that the test does not reject at <paramref name="alpha"/>.</summary>
    internal double UpperBound(double alpha) =>
        PLess(Highest) < alpha ? Last(shift => PLess(shift) >= alpha) : double.PositiveInfinity;

    // Outside these every pair has the same order.
    private double Lowest => left[0] - right[^1] - Slack;

    private double Highest => left[^1] - right[0] + Slack;

    // As large as the values, so that the steps suffice in every unit.
    private double Slack =>
        Math.Abs(left[0]) + Math.Abs(left[^1]) + Math.Abs(right[0]) + Math.Abs(right[^1]) is > 0 and var size ? size : 1;

    // Finds the last shift for which a condition holds; it holds at the lowest shift and fails from some shift on.
    private double Last(Func<double, bool> holds)
    {
        var (low, high) = (Lowest, Highest);
        for (var step = 0; step < Steps; step++)
        {
            var middle = low + ((high - low) / 2);
            if (middle <= low || middle >= high)
                break;
            (low, high) = holds(middle) ? (middle, high) : (low, middle);
        }

        return low + ((high - low) / 2);
    }

    // U counts pairs with the left value above the right one, ties half; the second result is Σ t³ - t over the groups of ties.
    private (double U, double Ties) Count(double shift)
    {
        var (u, ties) = (0.0, 0.0);
        var (i, j) = (0, 0);
        while (i < left.Length || j < right.Length)
        {
            var value = NextValue(i, j, shift);
            var (lefts, rights) = (0, 0);
            while (i < left.Length && left[i] - shift == value)
                (i, lefts) = (i + 1, lefts + 1);
            while (j < right.Length && right[j] == value)
                (j, rights) = (j + 1, rights + 1);
            u += (double)lefts * (j - rights) + (0.5 * lefts * rights);
            var group = (double)lefts + rights;
            ties += (group * group * group) - group;
        }

        return (u, ties);
    }

    private double NextValue(int i, int j, double shift)
    {
        if (i == left.Length)
            return right[j];
        return j == right.Length ? left[i] - shift : Math.Min(left[i] - shift, right[j]);
    }

    private double Tail(double u, double ties)
    {
        var (n, m) = (left.Length, right.Length);
        if (isSignTest)
            return SignTail(u, Math.Max(n, m));
        if (ties == 0 && Math.Max(n, m) <= RankSumDistribution.Largest)
            return RankSumDistribution.UpperTail((int)u, n, m);
        var size = (double)n + m;
        var variance = (double)n * m / 12 * (size + 1 - (ties / (size * (size - 1))));
        if (variance <= 0)
            return 1; // all values are equal
        return NormalDistribution.LowerTail(-(u - ((double)n * m / 2) - 0.5) / Math.Sqrt(variance));
    }

    // Against a limit U counts the values beyond it, and ties half; a half is rounded against the claim.
    private static double SignTail(double u, int trials) => BinomialDistribution.LowerTail(trials - (int)Math.Floor(u), trials, 0.5);
}
