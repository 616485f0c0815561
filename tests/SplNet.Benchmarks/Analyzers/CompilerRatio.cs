using SplNet.Statistics;

namespace SplNet.Benchmarks;

/// <summary>The times of a compiler with the analyzers and of one without them, compared.</summary>
/// <param name="Rounds">The rounds.</param>
/// <param name="With">The median time with the analyzers, in milliseconds.</param>
/// <param name="Without">The median time without them, in milliseconds.</param>
/// <param name="Ratio">The geometric mean of the ratios.</param>
/// <param name="Low">The lower end of its 95 % interval.</param>
/// <param name="High">The upper end.</param>
internal sealed record CompilerRatio(int Rounds, double With, double Without, double Ratio, double Low, double High)
{
    private const double Quantile = 1.96;

    /// <summary>The ratio of some rounds.</summary>
    /// <param name="rounds">The pairs of compilers in each round. Behind each round they change sides, or their order, so two rounds make
    /// one ratio in which each was in both places.</param>
    public static CompilerRatio Of(IReadOnlyList<(double With, double Without)[]> rounds)
    {
        double[] logarithms = [.. Enumerable.Range(0, rounds.Count / 2)
            .SelectMany(pair => rounds[2 * pair].Zip(
                rounds[(2 * pair) + 1], static (one, other) => Math.Log(one.With * other.With / (one.Without * other.Without)) / 2))];
        var (mean, variance) = Moments.Of(logarithms);
        var error = Math.Sqrt(variance / logarithms.Length);
        var all = rounds.SelectMany(static round => round).ToList();
        return new CompilerRatio(
            rounds.Count,
            Median.Of(all.Select(static one => one.With)),
            Median.Of(all.Select(static one => one.Without)),
            Math.Exp(mean),
            Math.Exp(mean - (Quantile * error)),
            Math.Exp(mean + (Quantile * error)));
    }
}
