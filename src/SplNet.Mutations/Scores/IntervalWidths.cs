using SplNet.Statistics;

namespace SplNet.Mutations.Scores;

/// <summary>
/// The width of the relative confidence interval of a test compared with itself, for growing numbers of iterations
/// (RCIW; paper B, section 7).
/// </summary>
internal static class IntervalWidths
{
    private const int Fewest = 2;
    private const int Most = 15;

    /// <summary>Computes the median width for each number of iterations.</summary>
    /// <param name="iterations">Nanoseconds of the iterations without a mutant.</param>
    /// <param name="trials">The number of draws of two disjoint parts without replacement; the paper uses 100.</param>
    /// <param name="seed">The seed of the draws.</param>
    public static IReadOnlyList<(int Iterations, double Width)> Of(IReadOnlyList<double> iterations, int trials = 100, ulong seed = 1)
    {
        var random = new Xoshiro256(seed);
        var widths = new List<(int, double)>();
        for (var count = Fewest; count <= Math.Min(Most, iterations.Count / 2); count++)
        {
            var drawn = new double[trials];
            for (var trial = 0; trial < trials; trial++)
                drawn[trial] = Width(Drawn(iterations, 2 * count, ref random), count, random.Next());
            Array.Sort(drawn);
            widths.Add((count, drawn[trials / 2]));
        }

        return widths;
    }

    private static double Width(double[] drawn, int count, ulong seed) =>
        RelativeIntervals.Of([drawn[..count]], [drawn[count..]], seed).Width;

    // The first steps of a Fisher-Yates shuffle.
    private static double[] Drawn(IReadOnlyList<double> values, int count, ref Xoshiro256 random)
    {
        var left = values.ToArray();
        for (var place = 0; place < count; place++)
        {
            var other = place + random.NextIndex(left.Length - place);
            (left[place], left[other]) = (left[other], left[place]);
        }

        return left[..count];
    }
}
