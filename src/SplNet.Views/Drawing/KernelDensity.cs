namespace SplNet.Views.Drawing;

/// <summary>
/// A density of values by Gaussian kernels, with the bandwidth of Silverman's rule of thumb (Density Estimation, 1986, equation 3.31).
/// </summary>
internal static class KernelDensity
{
    /// <summary>Computes the density at evenly spaced places.</summary>
    /// <param name="values">Finite values, in any order.</param>
    /// <param name="low">The first place.</param>
    /// <param name="high">The last place.</param>
    /// <param name="places">The number of places.</param>
    /// <returns>The densities; empty if all values are equal, which do not have a density.</returns>
    public static double[] Of(IReadOnlyList<double> values, double low, double high, int places)
    {
        var sorted = values.Order().ToArray();
        var mean = sorted.Average();
        var deviation = Math.Sqrt(sorted.Sum(value => (value - mean) * (value - mean)) / Math.Max(sorted.Length - 1, 1));
        var quartiles = (sorted[sorted.Length * 3 / 4] - sorted[sorted.Length / 4]) / 1.34;
        var bandwidth = 0.9 * (quartiles > 0 ? Math.Min(deviation, quartiles) : deviation) * Math.Pow(sorted.Length, -0.2);
        if (!(bandwidth > 0))
            return [];
        var scale = 1 / (sorted.Length * bandwidth * Math.Sqrt(2 * Math.PI));
        return [.. Enumerable.Range(0, places).Select(place => low + ((high - low) * place / (places - 1)))
            .Select(at => scale * sorted.Sum(value => Math.Exp(-0.5 * Math.Pow((at - value) / bandwidth, 2))))];
    }

    /// <summary>Finds the places where a density is a local maximum of at least a tenth of its highest.</summary>
    public static IEnumerable<int> Modes(double[] density) => density.Length < 3
        ? []
        : Enumerable.Range(1, density.Length - 2)
            .Where(at => density[at] > density[at - 1] && density[at] >= density[at + 1] && density[at] >= 0.1 * density.Max());
}
