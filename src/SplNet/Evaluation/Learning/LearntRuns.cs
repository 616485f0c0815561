using SplNet.Values;

namespace SplNet.Evaluation.Learning;

/// <summary>Earlier runs of an operand, all from one build of the code.</summary>
/// <param name="Build">The commit, or the time of a kept run.</param>
/// <param name="Measured">When they were measured, in UTC.</param>
/// <param name="Runs">The runs.</param>
internal sealed record LearntGroup(string Build, DateTimeOffset Measured, IReadOnlyList<RunResult> Runs);

/// <summary>What was learnt of one operand: how its runs vary, at one common level.</summary>
/// <param name="Name">The operand whose runs they are.</param>
/// <param name="Runs">The runs, with times around their common mean.</param>
/// <param name="Builds">The number of builds.</param>
/// <param name="First">When the first was measured, in UTC.</param>
/// <param name="Last">When the last was measured, in UTC.</param>
internal sealed record LearntRuns(string Name, IReadOnlyList<RunResult> Runs, int Builds, DateTimeOffset First, DateTimeOffset Last)
{
    /// <summary>At least as many show how runs vary at all.</summary>
    public const int Fewest = 2;

    /// <summary>With fewer, false alarms are more frequent than the significance (`docs/statistics.md#learnt-from-earlier-runs`).</summary>
    public const int Enough = 20;

    /// <summary>
    /// Brings the runs of all builds to one level, since builds may differ in speed: only the variation within a build is learnt. Builds
    /// with one run say nothing about it. The deviations grow by √(r / (r - 1)), because the mean of r runs follows them.
    /// </summary>
    /// <returns>What is learnt; null if fewer than two runs are left.</returns>
    public static LearntRuns? Of(string name, IEnumerable<LearntGroup> groups)
    {
        var builds = groups.GroupBy(static group => group.Build, StringComparer.Ordinal)
            .Select(static build => (
                First: build.Min(static group => group.Measured), Last: build.Max(static group => group.Measured),
                Runs: build.SelectMany(static group => group.Runs).Where(IsUsable).ToList()))
            .Where(static build => build.Runs.Count >= Fewest).ToList();
        return builds.Count == 0 ? null
            : new LearntRuns(
                name, [.. builds.SelectMany(static build => Levelled(build.Runs))], builds.Count, builds.Min(static build => build.First),
                builds.Max(static build => build.Last));
    }

    /// <summary>The runs at the level of other ones, with the same relative variation.</summary>
    /// <param name="level">The mean time of those, in nanoseconds.</param>
    public IEnumerable<RunResult> At(double level) => Runs.Select(run => Scaled(run, level));

    /// <summary>The number of runs, of what and since when, for the report.</summary>
    public override string ToString() =>
        FormattableString.Invariant(
            $"{Runs.Count} runs of '{Name}' from {Plural.Of(Builds, "build")}, {First:yyyy-MM-dd} to {Last:yyyy-MM-dd}");

    private static bool IsUsable(RunResult run) =>
        !run.WarmUpCapped && run.Nanoseconds.Count > 0 && run.Nanoseconds.All(static time => double.IsFinite(time) && time > 0);

    // Around 1.
    private static IEnumerable<RunResult> Levelled(List<RunResult> runs)
    {
        var means = runs.ConvertAll(static run => run.Nanoseconds.Average());
        var mean = means.Average();
        var growth = Math.Sqrt(runs.Count / (runs.Count - 1.0));
        return runs.Select((run, index) => Scaled(run, (1 + (((means[index] / mean) - 1) * growth)) / means[index]));
    }

    private static RunResult Scaled(RunResult run, double factor) => run with
    {
        Nanoseconds = [.. run.Nanoseconds.Select(time => time * factor)],
        Deducted = [],
        MedianNanoseconds = [.. run.MedianNanoseconds.Select(time => time * factor)],
        Percentiles = run.Percentiles.ToDictionary(
            static percentile => percentile.Key, percentile => percentile.Value * factor, StringComparer.Ordinal),
    };
}
