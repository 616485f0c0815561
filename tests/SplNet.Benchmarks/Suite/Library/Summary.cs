namespace Routines;

/// <summary>What many numbers have in common.</summary>
public static class Summary
{
    public static double Mean(int[] numbers)
    {
        var sum = 0.0;
        foreach (var number in numbers)
            sum += number;
        return sum / numbers.Length;
    }

    public static double Median(int[] numbers)
    {
        var sorted = (int[])numbers.Clone();
        Array.Sort(sorted);
        var middle = sorted.Length / 2;
        return sorted.Length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
    }

    public static double Variance(int[] numbers)
    {
        var (mean, sum) = (Mean(numbers), 0.0);
        foreach (var number in numbers)
            sum += (number - mean) * (number - mean);
        return sum / numbers.Length;
    }

    public static double Correlation(int[] left, int[] right)
    {
        var (l, r, sum) = (Mean(left), Mean(right), 0.0);
        for (var index = 0; index < left.Length; index++)
            sum += (left[index] - l) * (right[index] - r);
        return sum / left.Length / Math.Sqrt(Variance(left) * Variance(right));
    }

    public static int[] Histogram(int[] numbers, int bins)
    {
        var counts = new int[bins];
        foreach (var number in numbers)
            counts[number * bins / 10_000]++;
        return counts;
    }
}
