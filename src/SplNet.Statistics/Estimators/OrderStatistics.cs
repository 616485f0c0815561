namespace SplNet.Statistics;

/// <summary>Counts in sorted values, by bisection.</summary>
internal static class OrderStatistics
{
    internal static int CountBelow(double[] sorted, double value)
    {
        var low = 0;
        var high = sorted.Length;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (sorted[middle] < value)
                low = middle + 1;
            else
                high = middle;
        }

        return low;
    }

    internal static int CountUpTo(double[] sorted, double value) => CountBelow(sorted, Math.BitIncrement(value));
}
