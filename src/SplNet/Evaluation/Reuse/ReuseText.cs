using System.Globalization;
using SplNet.Values;

namespace SplNet.Evaluation.Reuse;

/// <summary>Explains which runs of an operand were measured earlier, and why others were not.</summary>
internal static class ReuseText
{
    public static string? Of(ReusedSide side)
    {
        if (side.Contradiction is { } probe)
            return Contradicted(side, probe);
        if (side.Used > 0)
            return Used(side);
        if (side.IsReused)
            return null;
        return side.IsReusable ? Refreshed(side) : Missing(side);
    }

    private static string Used(ReusedSide side) =>
        $"{Runs(side.Used)} of '{side.Name}' {(side.Used == 1 ? "was" : "were")} not measured now but " +
        $"{Times([.. side.Kept.Take(side.Used)])} (Reuse). They agree with a run that was measured now, " +
        "but a drift of the machine too small for this check counts as a difference. Measure without Reuse to be sure.";

    private static string Contradicted(ReusedSide side, StoredRun probe)
    {
        var medians = side.Kept.Select(static run => run.Values[0]).ToList();
        return $"{Runs(side.Kept.Count)} of '{side.Name}', measured {Times(side.Kept)}, are out of date and were not used: " +
            "the median of a run was " +
            $"{Time(medians.Min())} to {Time(medians.Max())}, and {Time(probe.Values[0])} now" +
            $"{(probe.Values.Count > 1 ? ", or a metric differs" : string.Empty)}. " +
            "The machine has changed since then; all runs were measured now.";
    }

    private static string Refreshed(ReusedSide side) =>
        $"'{side.Name}' was measured again, although {Runs(side.Kept.Count)} of it {(side.Kept.Count == 1 ? "is" : "are")} kept: " +
        "earlier runs alone would say nothing about today's code.";

    private static string Missing(ReusedSide side) => string.Create(
        CultureInfo.InvariantCulture,
        $"No runs of '{side.Name}' could be reused: {(side.Kept.Count == 0 ? "none is" : "too few are")} kept of the same code, " +
        $"test, options, machine and start of the machine from the last {ReusingRunSource.LongestAgeInDays} days. " +
        $"The runs of this experiment are kept.");

    private static string Runs(int count) => string.Create(CultureInfo.InvariantCulture, $"{count} {(count == 1 ? "run" : "runs")}");

    private static string Times(IReadOnlyList<StoredRun> runs)
    {
        var (first, last) = (Minute(runs.Min(static run => run.Measured)), Minute(runs.Max(static run => run.Measured)));
        return first == last ? $"at {first} UTC" : $"between {first} and {last} UTC";
    }

    private static string Minute(DateTimeOffset time) => time.UtcDateTime.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture);

    private static string Time(double nanoseconds) => Quantity.Format(nanoseconds, MetricUnit.Nanoseconds);
}
