using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// The test whether placebo values have several modes: their dip (<see cref="DipStatistic"/>) beside those of normal samples of the same size. Rare modes at the sides show in it, and heavy tails do not.
/// </summary>
/// <param name="Dip">The dip of the values.</param>
/// <param name="PValue">The share of normal samples with as large a dip.</param>
internal sealed record PlaceboModes(double Dip, double PValue)
{
    /// <summary>Below so many values a mode of one in ten is a handful.</summary>
    public const int FewestValues = 50;

    private const double Level = 0.01;
    private const int Samples = 999;
    private const ulong Seed = 0x0D1B;

    /// <summary>True if the values have more modes than one.</summary>
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
