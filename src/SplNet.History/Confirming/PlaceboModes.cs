using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// The test whether placebo values have several modes: it compares their dip (<see cref="DipStatistic"/>) with the dips of
/// normal samples of the same size. It detects rare modes at the sides but ignores heavy tails.
/// </summary>
/// <param name="Dip">The dip of the values.</param>
/// <param name="PValue">The share of normal samples with at least that dip.</param>
internal sealed record PlaceboModes(double Dip, double PValue)
{
    /// <summary>The fewest values; below this number a mode of one in ten is a handful.</summary>
    public const int FewestValues = 50;

    private const double Level = 0.01;
    private const int Samples = 999;
    private const ulong Seed = 0x0D1B;

    /// <summary>True if the values have more than one mode.</summary>
    public bool AreSeveral => PValue <= Level;

    /// <summary>Tests values.</summary>
    /// <param name="values">At least <see cref="FewestValues"/>, finite.</param>
    public static PlaceboModes Of(IReadOnlyList<double> values)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(values.Count, FewestValues, nameof(values));
        var dip = DipStatistic.Of([.. values.Order()]);
        var random = new Xoshiro256(Seed);
        var sample = new double[values.Count];
        var asLarge = 0;
        for (var trial = 0; trial < Samples; trial++)
        {
            for (var index = 0; index < sample.Length; index++)
                sample[index] = random.NextNormal();
            Array.Sort(sample);
            if (DipStatistic.Of(sample) >= dip)
                asLarge++;
        }

        return new PlaceboModes(dip, (1.0 + asLarge) / (Samples + 1));
    }
}
