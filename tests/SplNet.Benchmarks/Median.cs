namespace SplNet.Benchmarks;

/// <summary>The median of some figures.</summary>
internal static class Median
{
    public static double Of(IEnumerable<double> values)
    {
        var ordered = values.Order().ToArray();
        var middle = ordered.Length / 2;
        return ordered.Length % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
    }
}
