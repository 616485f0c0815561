namespace SplNet.Statistics;

/// <summary>The density of values, estimated by Gaussian kernels.</summary>
internal sealed class KernelDensity
{
    private readonly double[] _sorted;

    private KernelDensity(double[] sorted, double bandwidth)
    {
        _sorted = sorted;
        Bandwidth = bandwidth;
    }

    /// <summary>Gets the standard deviation of each kernel, in the unit of the values.</summary>
    public double Bandwidth { get; }

    /// <summary>Estimates the density of values.</summary>
    /// <param name="values">Finite values, at least two.</param>
    /// <param name="bandwidth">
    /// Positive; by default Silverman's rule of thumb (1986, equation 3.31): 0.9·min(sd,
    /// IQR/1.34)·n^(-1/5), and if that is 0, the standard deviation, the size of the values, or 1.
    /// </param>
    /// <exception cref="ArgumentException">There are too few values, or one is not finite.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The bandwidth is not positive and finite.</exception>
    public static KernelDensity Of(ReadOnlySpan<double> values, double? bandwidth = null)
    {
        var sorted = Values.Sorted(values, 2, nameof(values));
        if (bandwidth is { } given && (!(given > 0) || !double.IsFinite(given)))
            throw new ArgumentOutOfRangeException(nameof(bandwidth), given, "A bandwidth is positive and finite.");
        return new KernelDensity(sorted, bandwidth ?? RuleOfThumb(sorted));
    }

    /// <summary>Computes the density at a point, per unit of the values.</summary>
    /// <param name="x">The point.</param>
    public double At(double x)
    {
        // Kernels further than 40 deviations away are below the smallest double.
        var sum = 0.0;
        for (var index = OrderStatistics.CountBelow(_sorted, x - (40 * Bandwidth));
            index < _sorted.Length && _sorted[index] <= x + (40 * Bandwidth); index++)
        {
            var distance = (x - _sorted[index]) / Bandwidth;
            sum += Math.Exp(-0.5 * distance * distance);
        }

        return sum / (_sorted.Length * Bandwidth * Math.Sqrt(2 * Math.PI));
    }

    /// <summary>Computes the density at evenly spaced points that reach three bandwidths beyond the values.</summary>
    /// <param name="points">At least two.</param>
    /// <exception cref="ArgumentOutOfRangeException">There are fewer than two points.</exception>
    public IReadOnlyList<(double X, double Density)> Grid(int points = 512)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(points, 2);
        var (low, high) = (_sorted[0] - (3 * Bandwidth), _sorted[^1] + (3 * Bandwidth));
        var grid = new (double, double)[points];
        for (var point = 0; point < points; point++)
        {
            var x = low + ((high - low) * point / (points - 1));
            grid[point] = (x, At(x));
        }

        return grid;
    }

    private static double RuleOfThumb(double[] sorted)
    {
        var deviation = Moments.StandardDeviation(sorted);
        var quartiles = (RunSummaries.Quantile(0.75)([.. sorted]) - RunSummaries.Quantile(0.25)([.. sorted])) / 1.34;
        double[] candidates = [Math.Min(deviation, quartiles), deviation, Math.Abs(sorted[0]), 1];
        return 0.9 * candidates.First(static candidate => candidate > 0) * Math.Pow(sorted.Length, -0.2);
    }
}
