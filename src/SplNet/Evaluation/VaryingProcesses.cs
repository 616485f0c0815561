using SplNet.Values.Messages;

using static System.FormattableString;

namespace SplNet.Evaluation;

/// <summary>
/// Notes that the processes of an operand differ far more than the iterations within each of them: then a property of each process decides
/// the time, such as random data.
/// </summary>
internal static class VaryingProcesses
{
    private const int FewestRuns = 3;

    // The place of code and data in memory changes a process's times by a few percent.
    private const double LeastDeviation = 0.1;
    private const double Ratio = 4;

    // The median absolute deviation of the normal distribution, in standard deviations.
    private const double NormalScale = 1.4826;

    /// <summary>The note; null if processes are alike, or iterations differ as well.</summary>
    /// <param name="name">The operand's name.</param>
    /// <param name="runs">Its runs, each of a process.</param>
    public static ResultMessage? Note(string name, IReadOnlyList<RunResult> runs)
    {
        var medians = runs.Where(static run => run.Nanoseconds.Count > 1).Select(static run => RunSummaries.Median([.. run.Nanoseconds]))
            .Where(static median => median > 0).ToArray();
        if (medians.Length < FewestRuns)
            return null;
        var between = Moments.StandardDeviation(medians) / medians.Average();
        var within = RunSummaries.Median([.. runs.Where(static run => run.Nanoseconds.Count > 1).Select(Deviation)]);
        return between >= LeastDeviation && between >= Ratio * within
            ? MessageRules.VaryingProcesses.Of(
                Invariant($"Processes of '{name}' differ by {100 * between:0} %, ") +
                Invariant($"and iterations within a process by {100 * within:0.#} %: each process seems to have different data. ") +
                "Give random data a fixed seed, as in new Random(1), or take them from a generator. More time does not help.")
            : null;
    }

    private static double Deviation(RunResult run)
    {
        var median = RunSummaries.Median([.. run.Nanoseconds]);
        return NormalScale * RunSummaries.Median([.. run.Nanoseconds.Select(time => Math.Abs(time - median))]) / median;
    }
}
