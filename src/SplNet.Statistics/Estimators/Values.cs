namespace SplNet.Statistics;

/// <summary>The common check of routines on plain values: enough of them, and all finite.</summary>
internal static class Values
{
    internal static void Require(ReadOnlySpan<double> values, int count, string name)
    {
        if (values.Length < count)
            throw new ArgumentException($"At least {count} values are needed, not {values.Length}.", name);
        foreach (var value in values)
        {
            if (!double.IsFinite(value))
                throw new ArgumentException($"Every value must be finite, not {value}.", name);
        }
    }

    internal static double[] Sorted(ReadOnlySpan<double> values, int count, string name)
    {
        Require(values, count, name);
        var sorted = values.ToArray();
        Array.Sort(sorted);
        return sorted;
    }

    internal static void RequireOpenUnit(double value, string name)
    {
        if (!(value is > 0 and < 1))
            throw new ArgumentOutOfRangeException(name, value, $"{name} lies between 0 and 1.");
    }
}
