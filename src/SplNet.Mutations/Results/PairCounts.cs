using SplNet.Causes.Work;

namespace SplNet.Mutations.Results;

/// <summary>What one test does per operation on a mutant, beside what it does on the code without mutation: counts, no times.</summary>
internal sealed record PairCounts
{
    // More than a few instructions around what was changed, and more than nothing of the whole.
    private const double StrongInstructions = 0.05;
    private const double StrongCalls = 5;
    private const double StrongBytes = 100;
    private const double StrongWeight = 0.01;

    /// <summary>The id of the mutant.</summary>
    public required string Mutant { get; init; }

    /// <summary>The name of the test.</summary>
    public required string Test { get; init; }

    /// <summary>How often the mutated method is entered per operation, without mutation. 0 says that the test does not cover it.</summary>
    public double Hits { get; init; }

    /// <summary>What the code without mutation does.</summary>
    public SideCounts Base { get; init; } = SideCounts.None;

    /// <summary>What the mutant does; nothing where it was not counted.</summary>
    public SideCounts Mutated { get; init; } = SideCounts.None;

    /// <summary>True if code runs that differs, or equal code another number of times, or other bytes are allocated.</summary>
    public bool IsDifferent { get; init; }

    /// <summary>True if two runs of the code without mutation have counted the same; else counts that lie within its variation are no difference.</summary>
    public bool IsExact { get; init; } = true;

    /// <summary>How it ended on the mutant.</summary>
    public PairEnding Ending { get; init; }

    /// <summary>Why it was not counted, for people; null where it was.</summary>
    public string? Failure { get; init; }

    /// <summary>True if the test enters the mutated method.</summary>
    public bool IsCovered => Hits > 0;

    /// <summary>Instructions of IL beyond those without mutation, relative to them.</summary>
    public double MoreInstructions => Base.Instructions > 0 ? (Mutated.Instructions / Base.Instructions) - 1 : Mutated.Instructions > 0 ? double.PositiveInfinity : 0;

    /// <summary>Calls that leave the user's assemblies, beyond those without mutation.</summary>
    public double MoreCalls => Mutated.LeavingCalls - Base.LeavingCalls;

    /// <summary>Allocated bytes beyond those without mutation.</summary>
    public double MoreBytes => Mutated.Bytes - Base.Bytes;

    /// <summary>True if it does so much more that a slowdown is likely: this pair is measured first.</summary>
    public bool IsStrong => IsDifferent && Ending == PairEnding.Counted && Weight > StrongWeight && (MoreInstructions > StrongInstructions || MoreCalls > StrongCalls || MoreBytes > StrongBytes);

    /// <summary>A guess at the relative slowdown by which pairs are put in order; it decides nothing.</summary>
    public double Weight => Ending == PairEnding.Counted ? (WeightOf(Mutated) - WeightOf(Base)) / Math.Max(1, WeightOf(Base)) : 0;

    private static double WeightOf(SideCounts side) =>
        (side.Instructions * Weights.Instruction) + Math.Max(side.LeavingNanoseconds, side.LeavingCalls * Weights.Call) + (side.Bytes * Weights.AllocatedByte);
}
