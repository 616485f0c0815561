namespace SplNet.History.Confirming;

/// <summary>
/// The dip of Hartigan and Hartigan ("The Dip Test of Unimodality", 1985): the largest distance between the empirical distribution of
/// values and the unimodal distribution that is closest to it. A distribution with one mode is convex before it and concave after it, so
/// its graph is between the greatest convex minorant and the least concave majorant. The mode is narrowed to the place where these are
/// furthest apart, until their distance from the data outside is at least as large.
/// </summary>
internal static class DipStatistic
{
    /// <summary>Computes the dip, from 1/(2n) for values of one mode to below 1/4.</summary>
    /// <param name="sorted">Ascending, at least one.</param>
    public static double Of(double[] sorted)
    {
        var count = sorted.Length;
        if (count == 0)
            throw new ArgumentException("A distribution needs at least one value.", nameof(sorted));
        var (low, high, dip) = (0, count - 1, 1.0); // in steps of the empirical distribution
        var (below, above) = (new double[count], new double[count]);
        while (sorted[low] < sorted[high])
        {
            var lower = Hull(sorted, low, high, below, sign: 1);
            var upper = Hull(sorted, low, high, above, sign: -1);
            var widest = low;
            for (var index = low; index <= high; index++)
            {
                if (above[index] - below[index] > above[widest] - below[widest])
                    widest = index;
            }

            // The distribution jumps at each value, so the graphs are one step further apart than their corners.
            if (above[widest] - below[widest] + 1 <= dip)
                break;
            var (left, right) = (lower.FindLast(corner => corner <= widest), upper.Find(corner => corner >= widest));
            for (var index = low; index <= left; index++)
                dip = Math.Max(dip, index + 1 - below[index]);
            for (var index = right; index <= high; index++)
                dip = Math.Max(dip, above[index] + 1 - index);
            if (left == low && right == high)
                break;
            (low, high) = (left, right);
        }

        return dip / (2 * count);
    }

    // Finds the corners of the convex (sign 1) or concave (sign -1) hull of the points (value, rank) and writes its height at every value
    // to the array.
    private static List<int> Hull(double[] sorted, int low, int high, double[] heights, int sign)
    {
        var corners = new List<int> { low };
        for (var next = low + 1; next <= high; next++)
        {
            while (corners.Count > 1 && !Turns(corners[^2], corners[^1], next))
                corners.RemoveAt(corners.Count - 1);
            corners.Add(next);
        }

        heights[low] = low;
        for (var corner = 1; corner < corners.Count; corner++)
        {
            var (from, to) = (corners[corner - 1], corners[corner]);
            var width = sorted[to] - sorted[from];
            for (var index = from + 1; index <= to; index++)
                heights[index] = width > 0 ? from + ((to - from) * (sorted[index] - sorted[from]) / width) : index;
        }

        return corners;

        bool Turns(int a, int b, int c) => sign * (((sorted[b] - sorted[a]) * (c - b)) - ((sorted[c] - sorted[b]) * (b - a))) > 0;
    }
}
