namespace SplNet.Calibration.Streams.Published;

/// <summary>
/// Where a row of values is best split in two, by energy statistics (Matteson and James, "A Nonparametric Approach for Multiple Change
/// Point Analysis of Multivariate Data", 2014, with exponent 1): values of the two parts are further from each other than from those of
/// their own part.
/// </summary>
/// <param name="Index">The first index of the right part.</param>
/// <param name="Statistic">Q = n·m/(n + m) · (2·mean |x − y| − mean |x − x'| − mean |y − y'|), in the unit of the values.</param>
internal readonly record struct EnergySplit(int Index, double Statistic)
{
    /// <summary>The split with the largest statistic; the right part reaches to the end.</summary>
    /// <param name="values">The values in order; the cost grows with their square.</param>
    /// <param name="fewest">The fewest values of a part, at least 2.</param>
    /// <returns>The split, or null where there are fewer values than two parts need.</returns>
    public static EnergySplit? Best(ReadOnlySpan<double> values, int fewest = 2)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(fewest, 2);
        var count = values.Length;
        if (count < 2 * fewest)
            return null;
        // Of each value: the sum of its distances to the earlier ones, and to the later ones.
        var (earlier, later) = (new double[count], new double[count]);
        var total = 0.0;
        for (var i = 0; i < count; i++)
        {
            var sum = 0.0;
            for (var j = 0; j < i; j++)
            {
                var distance = Math.Abs(values[i] - values[j]);
                sum += distance;
                later[j] += distance;
            }

            earlier[i] = sum;
            total += sum;
        }

        EnergySplit? best = null;
        var (left, across) = (0.0, 0.0);
        for (var i = 0; i < count - fewest; i++)
        {
            left += earlier[i];
            across += later[i] - earlier[i];
            if (i + 1 < fewest)
                continue;
            double n = i + 1, m = count - i - 1;
            var right = total - left - across;
            var statistic = (2 * across / (n + m)) - (2 * m * left / ((n + m) * (n - 1))) - (2 * n * right / ((n + m) * (m - 1)));
            if (best is null || statistic > best.Value.Statistic)
                best = new EnergySplit(i + 1, statistic);
        }

        return best;
    }
}
