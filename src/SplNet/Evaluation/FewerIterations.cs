using SplNet.Measuring;
using SplNet.Values;
using SplNet.Values.Messages;
using static System.FormattableString;

namespace SplNet.Evaluation;

/// <summary>Notes how many iterations the runs of an operand have if they are fewer than requested, and why.</summary>
internal static class FewerIterations
{
    // A run that was cut to the longest time comes near to it; other runs take a tenth of it. Iterations that were faster than the warm-up
    // predicted may stay below: they are not long enough to be fewer for another reason.
    private const double CutFrom = 0.5 * IterationBudget.Longest;

    /// <summary>The note; null if the runs have as many as were asked for, or BenchmarkDotNet's toolchain chose them.</summary>
    /// <param name="name">The operand's name.</param>
    /// <param name="runs">Its runs.</param>
    /// <param name="wanted">The requested number of iterations.</param>
    /// <param name="marksRegions">True if its own code marks what is measured.</param>
    public static ResultMessage? Note(string name, IReadOnlyList<RunResult> runs, int wanted, bool marksRegions)
    {
        var cut = runs.Where(run => run.Nanoseconds.Count < wanted && double.IsFinite(run.IterationMilliseconds)).ToList();
        if (cut.Count == 0)
            return null;
        var (fewest, most) = (cut.Min(static run => run.Nanoseconds.Count), cut.Max(static run => run.Nanoseconds.Count));
        var count = fewest == most ? Invariant($"{most}") : Invariant($"{fewest} to {most}");
        var where = cut.Count == runs.Count ? "per run" : Invariant($"in {cut.Count} of {runs.Count} runs");
        return MessageRules.FewerIterations.Of(
            Invariant($"{name}: {count} iterations {where} instead of {wanted}: {Reason(cut, wanted, marksRegions)}."));
    }

    private static string Reason(List<RunResult> cut, int wanted, bool marksRegions)
    {
        var run = cut[^1];
        var iteration = run.MedianIteration();
        var length = Time(run.IterationMilliseconds * 1e6);
        if (marksRegions)
            return "a pass of its loop, with what lies outside of the measured regions, takes long, and a run measures 1 s at most, " +
                "or 5 iterations";
        if (iteration * run.Nanoseconds.Count >= CutFrom || IterationLength.Count(run.IterationMilliseconds * 1e6, wanted) >= wanted)
            return $"{(run.Operations == 1 ? "an operation" : "an iteration")} takes {Time(iteration)}, and a run measures 1 s at most, " +
                "or 5 iterations";
        return cut.Exists(static one => one.Flags.Concat(one.Replaced.Select(static replaced => replaced.Flags))
            .Any(static flags => flags.HasFlag(IterationFlags.Collection)))
            ? $"an iteration of {length} holds several of its garbage collections, and a run measures 60 ms where IterationTime is not set"
            : $"an iteration takes {length}, and a run measures 60 ms where IterationTime is not set";
    }

    private static string Time(double nanoseconds) => Quantity.Format(nanoseconds, MetricUnit.Nanoseconds);
}
