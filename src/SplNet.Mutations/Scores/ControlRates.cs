using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Mutations.Scores;

/// <summary>The rate of killed mutants that must not be killed, with the bound that it excludes.</summary>
internal static class ControlRates
{
    // One tail of a two-sided interval at 95 %, as usual for rates.
    private const double Tail = 0.025;

    /// <summary>The threshold at which controls show what a lower one would kill wrongly.</summary>
    public const double Finest = 0.01;

    /// <summary>Computes one rate for each kind and threshold, and for 1 %.</summary>
    public static IReadOnlyList<ControlRate> Of(IReadOnlyList<ControlResult> controls, MutationSettings settings) =>
    [
        .. controls.GroupBy(static control => control.Kind).OrderBy(static kind => kind.Key)
            .SelectMany(kind => settings.Thresholds.Append(Finest).Distinct().Order()
                .Select(threshold => At(kind.Key, threshold, [.. kind], settings)).OfType<ControlRate>()),
    ];

    private static ControlRate? At(ControlKind kind, double threshold, IReadOnlyList<ControlResult> controls, MutationSettings settings)
    {
        var measured = controls.Where(control => control.Pair.At(threshold) is not null).ToList();
        var killed = measured.Count(control => Scoring.Kills(control.Pair, threshold, settings));
        return measured.Count == 0
            ? null
            : new ControlRate(kind, threshold, killed, measured.Count, BinomialDistribution.UpperLimit(killed, measured.Count, Tail));
    }
}
