using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>What a test does without mutation, counted in two processes: where they differ, chance has a part in it.</summary>
/// <param name="First">The first run.</param>
/// <param name="Second">The second.</param>
/// <param name="Operations">How many operations were counted.</param>
internal sealed record CountedTest(ExecutedCode First, ExecutedCode Second, int Operations)
{
    // Beyond what two runs differ by a third one may lie.
    private const int Beyond = 2;

    // Less than any object, in all operations together.
    private const double LeastBytes = 8;

    private HashSet<string> Varying => field ??= [.. First.Methods.Keys.Union(Second.Methods.Keys, StringComparer.Ordinal).Where(key => !AreSame(First.Methods.GetValueOrDefault(key), Second.Methods.GetValueOrDefault(key)))];

    /// <summary>True if both runs have counted the same.</summary>
    public bool IsExact => Varying.Count == 0 && Math.Abs(First.Counts.Bytes - Second.Counts.Bytes) * Operations < LeastBytes;

    /// <summary>True if a mutant runs other code, or equal code another number of times, or allocates other bytes.</summary>
    /// <param name="mutant">What ran of the mutant.</param>
    public bool IsUnlike(ExecutedCode mutant) =>
        IsBeyond(First.Counts.Bytes, Second.Counts.Bytes, mutant.Counts.Bytes, LeastBytes / Operations)
        || First.Methods.Keys.Union(mutant.Methods.Keys, StringComparer.Ordinal).Any(key => Varying.Contains(key) ? IsUnlike(key, mutant) : !AreSame(First.Methods.GetValueOrDefault(key), mutant.Methods.GetValueOrDefault(key)));

    /// <summary>What a mutant does, beside what is done without mutation. Methods that run alike are given the same time of calls that leave: what the clock says of them differs by chance, and by more than most mutants add.</summary>
    /// <param name="mutant">What ran of the mutant.</param>
    public SideCounts CountsOf(ExecutedCode mutant) => mutant.Counts with
    {
        LeavingNanoseconds = First.Counts.LeavingNanoseconds + First.Methods.Keys.Union(mutant.Methods.Keys, StringComparer.Ordinal)
            .Select(key => (Without: First.Methods.GetValueOrDefault(key), Mutated: mutant.Methods.GetValueOrDefault(key)))
            .Where(static method => !AreSame(method.Without, method.Mutated))
            .Sum(static method => (method.Mutated?.LeavingNanoseconds ?? 0) - (method.Without?.LeavingNanoseconds ?? 0)),
    };

    // How often it runs is chance; that other blocks run, or many more of them, is none.
    private bool IsUnlike(string key, ExecutedCode mutant)
    {
        var (first, second, other) = (First.Methods.GetValueOrDefault(key), Second.Methods.GetValueOrDefault(key), mutant.Methods.GetValueOrDefault(key));
        if (other is null)
            return first is not null && second is not null;
        if (IsBeyond(first?.Instructions ?? 0, second?.Instructions ?? 0, other.Instructions, least: 0))
            return true;
        return other.Text != (first ?? second)!.Text && other.Blocks.Keys.Except((first?.Blocks.Keys ?? []).Concat(second?.Blocks.Keys ?? []), StringComparer.Ordinal).Any();
    }

    private static bool AreSame(ExecutedMethod? one, ExecutedMethod? other)
    {
        if (one is null || other is null)
            return one == other;
        if (one.Text == other.Text)
            return one.Counts.SequenceEqual(other.Counts);
        return one.Blocks.Count == other.Blocks.Count && one.Blocks.All(block => other.Blocks.TryGetValue(block.Key, out var count) && count == block.Value);
    }

    private static bool IsBeyond(double first, double second, double value, double least)
    {
        var width = Math.Max(least, Beyond * Math.Abs(first - second));
        return value > Math.Max(first, second) + width || value < Math.Min(first, second) - width;
    }
}
