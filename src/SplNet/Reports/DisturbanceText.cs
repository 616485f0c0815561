using SplNet.Statistics;
using static System.FormattableString;

namespace SplNet.Reports;

/// <summary>What disturbed the iterations, in words.</summary>
internal static class DisturbanceText
{
    private static readonly (IterationFlags Flag, string Text)[] Kinds =
    [
        (IterationFlags.Collection, "a garbage collection"),
        (IterationFlags.Compilation, "a compilation"),
        (IterationFlags.Interrupted, "an interruption by the system"),
    ];

    public static IEnumerable<string> Of(IReadOnlyList<RunResult> runs)
    {
        var counted = runs.SelectMany(static run => run.Flags).ToList();
        var replaced = runs.SelectMany(static run => run.Replaced).Select(static iteration => iteration.Flags).ToList();
        var exhausted = runs.Count(static run => run.ReplacementExhausted);
        if (replaced.Count > 0)
            yield return Invariant($"{Iterations(replaced.Count)} disturbed and measured again: {Kind(replaced)}.");
        if (counted.Exists(static flags => flags != IterationFlags.None))
            yield return Invariant($"{counted.Count(static flags => flags != IterationFlags.None)} of the {counted.Count} iterations that count were disturbed: {Kind(counted)}.");
        if (exhausted > 0)
            yield return Invariant($"in {exhausted} of {runs.Count} runs disturbed iterations count that were to be replaced: those in their place were disturbed too, or time ran out.");
    }

    private static string Iterations(int count) => count == 1 ? "1 iteration was" : Invariant($"{count} iterations were");

    private static string Kind(IReadOnlyCollection<IterationFlags> iterations) => string.Join(
        ", ",
        Kinds.Select(kind => (kind.Text, Count: iterations.Count(flags => flags.HasFlag(kind.Flag))))
            .Where(static kind => kind.Count > 0)
            .Select(static kind => Invariant($"{kind.Text} ({kind.Count})")));
}
