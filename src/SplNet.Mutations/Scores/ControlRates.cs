using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Mutations.Scores;

/// <summary>How many mutants that must not be killed are, with what that excludes.</summary>
internal static class ControlRates
{
    // Of a two-sided interval at 95 %, as it is told of rates.
    private const double Tail = 0.025;

    /// <summary>The threshold at which controls tell what a lower one would kill wrongly.</summary>
    public const double Finest = 0.01;

    /// <summary>One rate for each kind and threshold, and for 1 %.</summary>
    public static IReadOnlyList<ControlRate> Of(IReadOnlyList<ControlResult> controls, MutationSettings settings) =>
    [
        .. controls.GroupBy(static control => control.Kind).OrderBy(static kind => kind.Key)
            .SelectMany(kind => settings.Thresholds.Append(Finest).Distinct().Order().Select(threshold => At(kind.Key, threshold, [.. kind], settings.Alpha)).OfType<ControlRate>()),
    ];

    private static ControlRate? At(ControlKind kind, double threshold, IReadOnlyList<ControlResult> controls, double alpha)
    {
        var measured = controls.Where(control => control.Pair.At(threshold) is not null).ToList();
        var killed = measured.Count(control => Scoring.Kills(control.Pair, threshold, alpha));
        return measured.Count == 0 ? null : new ControlRate(kind, threshold, killed, measured.Count, BinomialDistribution.UpperLimit(killed, measured.Count, Tail));
    }
}
