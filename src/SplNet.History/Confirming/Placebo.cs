using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// What measuring commits against themselves says of a machine class: how far two sessions disagree about the same pair (τ̂), how often they alarm, and whether their values have several modes.
/// </summary>
/// <param name="Values">How many measurements there are.</param>
/// <param name="Tau">τ̂ as a fraction; null below ten measurements, which tell nothing of it.</param>
/// <param name="Alarms">The rate of alarms; null without a measurement.</param>
/// <param name="Modes">The test of several modes; null below <see cref="PlaceboModes.FewestValues"/>.</param>
internal sealed record Placebo(int Values, double? Tau, AlarmRate? Alarms, PlaceboModes? Modes)
{
    private const int FewestOfTau = 10;

    /// <summary>Nothing was measured.</summary>
    public static Placebo None { get; } = new(0, Tau: null, Alarms: null, Modes: null);

    /// <summary>Sums up the measurements of a machine class.</summary>
    /// <param name="values">The measurements of all its sessions.</param>
    /// <remarks>
    /// τ̂² = variance of the session means − mean of their squared standard errors: what sessions differ by beyond what their blocks explain; at least 0. The variance is taken around 0, which is what a commit differs from itself
    /// by. Means are trimmed as those of a session that confirms (<see cref="TrimmedRuns"/>).
    /// </remarks>
    /// <exception cref="ArgumentException">A measurement has fewer than two blocks, or a difference that is not finite.</exception>
    public static Placebo Of(IReadOnlyList<PlaceboValue> values)
    {
        if (values.Count == 0)
            return None;
        var means = new double[values.Count];
        var (squares, explained) = (0.0, 0.0);
        foreach (var (index, value) in values.Index())
        {
            double[] differences = [.. value.Differences];
            if (differences.Length < 2 || !Array.TrueForAll(differences, double.IsFinite))
                throw new ArgumentException("A placebo measurement has two blocks or more, all of them finite.", nameof(values));
            var (mean, error, _) = TrimmedRuns.TrimmedMean(differences);
            means[index] = mean;
            squares += mean * mean;
            explained += error * error;
        }

        double? tau = values.Count < FewestOfTau ? null : Math.Sqrt(Math.Max(0, (squares - explained) / values.Count));
        var modes = values.Count < PlaceboModes.FewestValues ? null : PlaceboModes.Of(means);
        return new Placebo(values.Count, tau, AlarmRate.Of(values.Count(static value => value.IsAlarm), values.Count), modes);
    }
}
