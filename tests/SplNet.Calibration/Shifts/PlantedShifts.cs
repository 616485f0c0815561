using SplNet.History.Classic;
using SplNet.Statistics;

namespace SplNet.Calibration.Shifts;

/// <summary>Series with shifts at known places.</summary>
/// <param name="Length">How many sessions a series has.</param>
/// <param name="Every">How many sessions lie between two shifts.</param>
/// <param name="Size">How far the level moves, up or down, in standard deviations of the noise.</param>
internal sealed record PlantedShifts(int Length, int Every, double Size)
{
    private const int Near = 3;

    /// <summary>The cases of the page.</summary>
    public static IReadOnlyList<PlantedShifts> All { get; } =
        [
            new(203, 150, 5), new(203, 60, 2), new(203, 60, 3), new(1000, 100, 2), new(1000, 20, 4), new(20_000, 500, 2),
            new(20_000, 100, 3), new(20_000, 50, 4),
        ];

    /// <summary>
    /// How many shifts are found, how many of them at their session, how many within three, and how many are found that are none.
    /// </summary>
    /// <param name="trials">How many series.</param>
    /// <param name="seed">The seed.</param>
    public (int Planted, int Exact, int Close, int Wrong) Find(int trials, ulong seed)
    {
        var random = new Xoshiro256(seed);
        var (values, planted) = (new double[Length], Enumerable.Range(1, (Length - 1) / Every).Select(index => index * Every).ToList());
        var (exact, close, wrong) = (0, 0, 0);
        for (var trial = 0; trial < trials; trial++)
        {
            var level = 0.0;
            for (var index = 0; index < Length; index++)
            {
                if (index > 0 && index % Every == 0)
                    level += random.NextUniform() < 0.5 ? Size : -Size;
                values[index] = level + random.NextNormal();
            }

            var found = LevelShifts.Of(values).Select(static shift => shift.Index).ToList();
            exact += planted.Count(found.Contains);
            close += planted.Count(place => found.Exists(other => Math.Abs(other - place) <= Near));
            wrong += found.Count(place => !planted.Exists(other => Math.Abs(other - place) <= Near));
        }

        return (trials * planted.Count, exact, close, wrong);
    }
}
