using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>
/// Notes how much of an experiment's time went into the set-up that every run repeats before it measures, if that is most of it.
/// </summary>
internal static class SetUpText
{
    // A process by itself starts within a fraction of a second.
    private const double NoticeableMilliseconds = 1000;

    /// <summary>The note; null if set-up takes little.</summary>
    public static string? Of(ExperimentResult result)
    {
        var runs = result.Operands.SelectMany(static operand => operand.Runs).Where(static run => run.Reused is null).ToList();
        if (runs.Count == 0)
            return null;
        var all = runs.Sum(static run => run.LaunchMilliseconds);
        var before = all - runs.Sum(static run => run.WarmUpMilliseconds + run.MeasuringMilliseconds + run.EndingMilliseconds);
        if (before < NoticeableMilliseconds * runs.Count || 2 * before < all)
            return null;
        var each = runs.Count == 1 ? string.Empty : $", {Text(before / runs.Count)} in each of {Plural.Of(runs.Count, "run")}";
        return $"of {Text(all)}, {Text(before)} went into set-up and the start of processes{each}: " +
            $"every run {(result.IsOfText
                ? "reads the requirement again, without its test, and repeats the set-up of its operand"
                : "repeats the test up to the experiment, and the set-up of its operand")}. " +
            "Shorten the set-up for a faster verdict.";
    }

    private static string Text(double milliseconds) => Durations.Text(TimeSpan.FromMilliseconds(milliseconds));
}
