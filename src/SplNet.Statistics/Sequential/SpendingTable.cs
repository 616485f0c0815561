using System.Collections.Immutable;

namespace SplNet.Statistics;

/// <summary>
/// The numbers of blocks at the interim analyses of a sequential design, and their one-sided levels, so that all analyses together keep α.
/// The tabulated levels were found by simulation: 20 million paired t paths spend 0.965 to 0.9995 of α at every tabulated and interpolated
/// level (docs/calibration.md repeats it).
/// </summary>
internal sealed class SpendingTable
{
    // Between two columns the simulated spending exceeds α by up to 0.3 %; this share, largest in the middle, compensates for it.
    private const double InterpolationReserve = 0.03;

    private static readonly double[] Columns = [0.001, 0.01, 0.05, 0.1];

    private static readonly SpendingTable Cap20 = new(
        [3, 5, 8, 12, 20],
        [
            [0.00009, 0.000072, 0.000126, 0.000216, 0.000522],
            [0.0010, 0.0008, 0.0014, 0.0024, 0.0058],
            [0.0050, 0.0040, 0.0080, 0.0140, 0.0330],
            [0.0104, 0.0084, 0.0168, 0.0292, 0.0690],
        ]);

    private static readonly SpendingTable Cap10 = new(
        [3, 4, 6, 10],
        [
            [0.000113, 0.000094, 0.000207, 0.000612],
            [0.0012, 0.0010, 0.0022, 0.0065],
            [0.0060, 0.0060, 0.0130, 0.0355],
            [0.0125, 0.0125, 0.0272, 0.0745],
        ]);

    // Beyond the tabulated analyses, the number of blocks increases by half each time.
    private const double Growth = 1.5;

    // The share of the remaining level that each of these analyses may spend; the last one has the rest.
    private const double ShareOfLaterAnalyses = 0.25;

    private readonly double[][]? _levels;

    private SpendingTable(int[] blocks, double[][]? levels)
    {
        Blocks = [.. blocks];
        _levels = levels;
    }

    /// <summary>Gets the numbers of blocks, increasing.</summary>
    internal ImmutableArray<int> Blocks { get; }

    /// <summary>
    /// Gets the design for a cap: tabulated for 10 and 20. Any other cap has the analyses of the table for 20, beyond that whenever there
    /// are half as many blocks again, and at the cap. Its levels share α like the table and add up to it, which is
    /// safe by Bonferroni's bound.
    /// </summary>
    internal static SpendingTable For(int cap) => cap switch
    {
        10 => Cap10,
        20 => Cap20,
        _ => new SpendingTable([.. Cap20.Blocks.Concat(Later()).TakeWhile(blocks => blocks < cap), cap], levels: null),
    };

    /// <summary>Computes the level of each interim analysis.</summary>
    /// <param name="alpha">The level of the whole, in [0, 0.5].</param>
    internal double[] Levels(double alpha)
    {
        if (_levels is null)
            return Shared(alpha);
        if (alpha < Columns[0])
            return Scaled(_levels[0], alpha / _levels[0].Sum()); // adds up to α
        if (alpha >= Columns[^1])
            return Scaled(_levels[^1], alpha / Columns[^1]); // crossings overlap more as α increases, so this spends less than α
        var column = 0;
        while (alpha >= Columns[column + 1])
            column++;
        var weight = Math.Log(alpha / Columns[column]) / Math.Log(Columns[column + 1] / Columns[column]);
        var reserve = 1 - (InterpolationReserve * weight * (1 - weight));
        return [.. _levels[column].Zip(_levels[column + 1], (low, high) => reserve * low * Math.Pow(high / low, weight))];
    }

    private static IEnumerable<int> Later()
    {
        for (var blocks = Cap20.Blocks[^1]; ;)
            yield return blocks = (int)(blocks * Growth);
    }

    private static double[] Scaled(double[] levels, double factor) => [.. levels.Select(level => level * factor)];

    // The early analyses of the table, scaled to add up to α with its last one, whose share the cap gets. Beyond 20
    // blocks, the analysis at 20 and each later one keep a quarter of the remaining level.
    private double[] Shared(double alpha)
    {
        var tabulated = Cap20.Levels(alpha);
        var sum = tabulated.Sum();
        var levels = new double[Blocks.Length];
        var left = alpha;
        for (var analysis = 0; analysis < levels.Length; analysis++)
        {
            levels[analysis] = analysis == levels.Length - 1 ? left
                : analysis < tabulated.Length - 1 ? Early(analysis)
                : left * ShareOfLaterAnalyses;
            left -= levels[analysis];
        }

        return levels;

        double Early(int analysis) => sum > 0 ? tabulated[analysis] * alpha / sum : 0;
    }
}
