using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>The counts of a test without mutation, from two processes: differences between them show the effect of chance.</summary>
/// <param name="First">The first run.</param>
/// <param name="Second">The second run.</param>
/// <param name="Operations">The number of counted operations.</param>
internal sealed record CountedTest(ExecutedCode First, ExecutedCode Second, int Operations)
{
    // A third run may exceed the difference of two runs.
    private const int Beyond = 2;

    // Less than any object, in all operations together.
    private const double LeastBytes = 8;

    private HashSet<string> Varying => field ??= [.. First.Methods.Keys.Union(Second.Methods.Keys, StringComparer.Ordinal)
        .Where(key => !AreSame(First.Methods.GetValueOrDefault(key), Second.Methods.GetValueOrDefault(key)))];

    /// <summary>True if both runs have equal counts.</summary>
    public bool IsExact => Varying.Count == 0 && Math.Abs(First.Counts.Bytes - Second.Counts.Bytes) * Operations < LeastBytes;

    /// <summary>True if a mutant runs different code, runs equal code a different number of times, or allocates different bytes.</summary>
    /// <param name="mutant">The executed code of the mutant.</param>
    public bool IsUnlike(ExecutedCode mutant) =>
        IsBeyond(First.Counts.Bytes, Second.Counts.Bytes, mutant.Counts.Bytes, LeastBytes / Operations)
        || First.Methods.Keys.Union(mutant.Methods.Keys, StringComparer.Ordinal).Any(key => Varying.Contains(key)
            ? IsUnlike(key, mutant)
            : !AreSame(First.Methods.GetValueOrDefault(key), mutant.Methods.GetValueOrDefault(key)));

    /// <summary>
    /// The counts of a mutant, relative to the counts without mutation. Methods that run alike get the same time for external calls,
    /// because their clock readings differ by chance, and by more than most mutants add.
    /// </summary>
    /// <param name="mutant">The executed code of the mutant.</param>
    public SideCounts CountsOf(ExecutedCode mutant) => mutant.Counts with
    {
        LeavingNanoseconds = First.Counts.LeavingNanoseconds + First.Methods.Keys.Union(mutant.Methods.Keys, StringComparer.Ordinal)
            .Select(key => (Without: First.Methods.GetValueOrDefault(key), Mutated: mutant.Methods.GetValueOrDefault(key)))
            .Where(static method => !AreSame(method.Without, method.Mutated))
            .Sum(static method => (method.Mutated?.LeavingNanoseconds ?? 0) - (method.Without?.LeavingNanoseconds ?? 0)),
    };

    // The number of executions is subject to chance, but different blocks, or many more executions, are not.
    private bool IsUnlike(string key, ExecutedCode mutant)
    {
        var (first, second, other) = (
            First.Methods.GetValueOrDefault(key), Second.Methods.GetValueOrDefault(key), mutant.Methods.GetValueOrDefault(key));
        if (other is null)
            return first is not null && second is not null;
        if (IsBeyond(first?.Instructions ?? 0, second?.Instructions ?? 0, other.Instructions, least: 0))
            return true;
        return other.Text != (first ?? second)!.Text
            && other.Blocks.Keys.Except((first?.Blocks.Keys ?? []).Concat(second?.Blocks.Keys ?? []), StringComparer.Ordinal).Any();
    }

    private static bool AreSame(ExecutedMethod? one, ExecutedMethod? other)
    {
        if (one is null || other is null)
            return one == other;
        if (one.Text == other.Text)
            return one.Counts.SequenceEqual(other.Counts);
        return one.Blocks.Count == other.Blocks.Count
            && one.Blocks.All(block => other.Blocks.TryGetValue(block.Key, out var count) && count == block.Value);
    }

    private static bool IsBeyond(double first, double second, double value, double least)
    {
        var width = Math.Max(least, Beyond * Math.Abs(first - second));
        return value > Math.Max(first, second) + width || value < Math.Min(first, second) - width;
    }
}
