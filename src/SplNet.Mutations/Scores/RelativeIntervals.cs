using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Mutations.Scores;

/// <summary>Computes relative confidence intervals of throughput by the hierarchical bootstrap (paper B, section 6.3).</summary>
internal static class RelativeIntervals
{
    /// <summary>The confidence level of the paper.</summary>
    public const double Confidence = 0.99;

    private const int Resamples = 10_000;

    /// <summary>
    /// Computes the interval correctly: runs and their iterations are resampled with replacement, each side separately, and the quantiles
    /// are taken from the ratios of the draws.
    /// </summary>
    /// <param name="original">Nanoseconds of each iteration of each process without the mutant.</param>
    /// <param name="mutant">Nanoseconds of each iteration of each process with the mutant.</param>
    /// <param name="seed">The seed of the draws.</param>
    public static RelativeInterval Of(
        IReadOnlyList<IReadOnlyList<double>> original, IReadOnlyList<IReadOnlyList<double>> mutant, ulong seed = 1)
    {
        var (before, after) = Draws(original, mutant, seed);
        return Quantiles([.. before.Zip(after, static (left, right) => left / right)]);
    }

    /// <summary>
    /// Computes the interval like the paper's tool (pa 0.1.0), for comparison: the means of each side were sorted before they were divided,
    /// smallest by smallest. The ratio then hardly varies, and a program compared with itself differs.
    /// </summary>
    /// <param name="original">Nanoseconds of each iteration of each process without the mutant.</param>
    /// <param name="mutant">Nanoseconds of each iteration of each process with the mutant.</param>
    /// <param name="seed">The seed of the draws.</param>
    public static RelativeInterval Coupled(
        IReadOnlyList<IReadOnlyList<double>> original, IReadOnlyList<IReadOnlyList<double>> mutant, ulong seed = 1)
    {
        var (before, after) = Draws(original, mutant, seed);
        Array.Sort(before);
        Array.Sort(after);
        return Quantiles([.. before.Zip(after, static (left, right) => left / right)]);
    }

    /// <summary>Computes the interval of a pair; null if a side has no run, an empty one, or a time that is not positive.</summary>
    /// <param name="original">Nanoseconds of each iteration of each process without the mutant.</param>
    /// <param name="mutant">Nanoseconds of each iteration of each process with the mutant.</param>
    public static RelativeInterval? OfPair(IReadOnlyList<IReadOnlyList<double>> original, IReadOnlyList<IReadOnlyList<double>> mutant) =>
        IsComplete(original) && IsComplete(mutant) ? Of(original, mutant) : null;

    private static bool IsComplete(IReadOnlyList<IReadOnlyList<double>> side) =>
        side.Count > 0 && side.All(static run => run.Count > 0 && run.All(static time => time > 0 && double.IsFinite(time)));

    private static (double[] Before, double[] After) Draws(
        IReadOnlyList<IReadOnlyList<double>> original, IReadOnlyList<IReadOnlyList<double>> mutant, ulong seed)
    {
        var (before, after, random) = (new double[Resamples], new double[Resamples], new Xoshiro256(seed));
        new RunResampler(Sample(original)).Fill(before, ref random);
        new RunResampler(Sample(mutant)).Fill(after, ref random);
        return (before, after);
    }

    private static Sample Sample(IReadOnlyList<IReadOnlyList<double>> runs) => new([.. runs.Select(static run => new RunSample([.. run]))]);

    private static RelativeInterval Quantiles(double[] ratios)
    {
        Array.Sort(ratios);
        var cut = (int)Math.Floor((1 - Confidence) / 2 * ratios.Length);
        return new RelativeInterval(ratios[cut], ratios[ratios.Length - 1 - cut]);
    }
}
