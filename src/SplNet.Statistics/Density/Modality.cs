namespace SplNet.Statistics;

/// <summary>
/// The modes of a sample: peaks of its kernel density that are separated by valleys at most half as high as the lower peak, and that have
/// at least a tenth of the values. If there is more than one mode, a mean or a median does not represent any of them.
/// </summary>
/// <param name="Modes">The positions of the modes, ascending, each with its share of the values.</param>
internal sealed record Modality(IReadOnlyList<(double Position, double Share)> Modes)
{
    private const double DeepestValley = 0.5;
    private const double SmallestShare = 0.1;

    /// <summary>True if there is more than one mode: the flag of the report.</summary>
    public bool IsMultimodal => Modes.Count > 1;

    /// <summary>Finds the modes of values.</summary>
    /// <param name="values">Finite values, at least two. Below about ten the flag says little.</param>
    /// <exception cref="ArgumentException">There are too few values, or one is not finite.</exception>
    public static Modality Of(ReadOnlySpan<double> values)
    {
        var sorted = Values.Sorted(values, 2, nameof(values));
        var grid = KernelDensity.Of(values).Grid();
        var modes = new List<(double Position, double Share)>();
        var start = double.NegativeInfinity;
        foreach (var (peak, end) in Separate(grid))
        {
            var share = (OrderStatistics.CountUpTo(sorted, end) - OrderStatistics.CountUpTo(sorted, start)) / (double)sorted.Length;
            if (share >= SmallestShare)
                modes.Add((peak, share));
            start = end;
        }

        return new Modality(modes);
    }

    // Scans from left to right: a valley counts once the density rises to twice its depth again, and a peak once it fell to half.
    private static List<(double Peak, double End)> Separate(IReadOnlyList<(double X, double Density)> grid)
    {
        var found = new List<(double Peak, double End)>();
        var peak = grid[0];
        var valley = grid[0];
        foreach (var point in grid)
        {
            if (valley.Density < DeepestValley * peak.Density && valley.Density < DeepestValley * point.Density)
            {
                found.Add((peak.X, valley.X));
                (peak, valley) = (point, point);
            }
            else if (point.Density > peak.Density)
            {
                (peak, valley) = (point, point);
            }
            else if (point.Density < valley.Density)
            {
                valley = point;
            }
        }

        found.Add((peak.X, double.PositiveInfinity));
        return found;
    }
}
