namespace SplNet.History.Classic;

/// <summary>Medians without sorting, in linear time: a search needs hundreds of thousands of them.</summary>
internal static class Selection
{
    /// <summary>Finds the median of some values, the higher one of two.</summary>
    /// <param name="values">The values.</param>
    /// <param name="buffer">Space for as many.</param>
    public static double Median(ReadOnlySpan<double> values, Span<double> buffer)
    {
        values.CopyTo(buffer);
        return Middle(buffer[..values.Length]);
    }

    /// <summary>Finds the median of values that may be reordered, by the selection of Hoare (1961).</summary>
    /// <param name="values">The values.</param>
    public static double Middle(Span<double> values)
    {
        var (low, high, wanted) = (0, values.Length - 1, values.Length / 2);
        while (low < high)
        {
            var pivot = values[low + ((high - low) / 2)];
            var (i, j) = (low, high);
            while (i <= j)
            {
                while (values[i] < pivot)
                    i++;
                while (values[j] > pivot)
                    j--;
                if (i > j)
                    break;
                (values[i], values[j]) = (values[j], values[i]);
                i++;
                j--;
            }

            if (wanted <= j)
                high = j;
            else if (wanted >= i)
                low = i;
            else
                break;
        }

        return values[wanted];
    }
}
