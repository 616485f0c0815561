using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// The properties of a machine class from measuring commits against themselves: how far two sessions disagree about
/// the same pair (τ̂), how often they alarm, and whether their values have several modes.
/// </summary>
/// <param name="Values">The number of measurements.</param>
/// <param name="Tau">τ̂ as a fraction; null below ten measurements, which are too few to estimate it.</param>
/// <param name="Alarms">The rate of alarms; null without a measurement.</param>
/// <param name="Modes">The test of several modes; null below <see cref="PlaceboModes.FewestValues"/>.</param>
internal sealed record Placebo(int Values, double? Tau, AlarmRate? Alarms, PlaceboModes? Modes)
{
    private const int FewestOfTau = 10;

    /// <summary>Gets a value without measurements.</summary>
    public static Placebo None { get; } = new(0, Tau: null, Alarms: null, Modes: null);

    /// <summary>Summarises the measurements of a machine class.</summary>
    /// <param name="values">The measurements of all its sessions.</param>
    /// <remarks>
    /// τ̂² = variance of the session means − mean of their squared standard errors: the difference of sessions beyond the part that their
    /// blocks explain; at least 0. The variance is taken around 0, because a commit does not differ from itself. Means are trimmed as in a
    /// confirming session (<see cref="TrimmedRuns"/>).
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
                throw new ArgumentException("A placebo measurement needs at least two blocks with finite values.", nameof(values));
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
