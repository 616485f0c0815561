using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Results.Reports;

/// <summary>Describes the disturbances of iterations in words.</summary>
internal static class DisturbanceText
{
    private static readonly (IterationFlags Flag, string Text, string Many)[] Kinds =
    [
        (IterationFlags.Collection, "a garbage collection", "garbage collections"),
        (IterationFlags.Compilation, "a compilation", "JIT compilation"),
        (IterationFlags.Interrupted, "an interruption by the system", "other processes"),
        (IterationFlags.Suspect, "a time far above the others", "outliers"),
    ];

    public static IEnumerable<string> Of(IReadOnlyList<RunResult> runs)
    {
        var counted = runs.SelectMany(static run => run.Flags).ToList();
        var replaced = runs.SelectMany(static run => run.Replaced).Select(static iteration => iteration.Flags).ToList();
        var exhausted = runs.Count(static run => run.ReplacementExhausted);
        if (replaced.Count > 0)
            yield return Invariant(
                $"{Plural.Of(replaced.Count, "iteration was", "iterations were")} disturbed and measured again: {Kind(replaced)}.");
        if (counted.Count(static flags => flags != IterationFlags.None) is > 0 and var disturbed)
            yield return Invariant($"{disturbed} of the {Plural.Of(counted.Count, "iteration")} that count ") +
                Invariant($"{(disturbed == 1 ? "was" : "were")} disturbed: {Kind(counted)}.");
        if (exhausted > 0)
            yield return Invariant($"{exhausted} of {Plural.Of(runs.Count, "run")} kept disturbed iterations: ") +
                "replacements were disturbed too, or time ran out.";
    }

    /// <summary>The most frequent disturbance.</summary>
    /// <param name="iterations">Iterations, of which at least one was disturbed.</param>
    public static string Main(IReadOnlyCollection<IterationFlags> iterations) =>
        Kinds.MaxBy(kind => iterations.Count(flags => flags.HasFlag(kind.Flag))).Many;

    private static string Kind(IReadOnlyCollection<IterationFlags> iterations) => string.Join(
        ", ",
        Kinds.Select(kind => (kind.Text, Count: iterations.Count(flags => flags.HasFlag(kind.Flag))))
            .Where(static kind => kind.Count > 0)
            .Select(static kind => Invariant($"{kind.Text} ({kind.Count})")));
}
