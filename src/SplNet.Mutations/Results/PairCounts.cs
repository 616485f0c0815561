using SplNet.Causes.Work;

namespace SplNet.Mutations.Results;

/// <summary>The work of one test per operation on a mutant and on the unmutated code: counts, not times.</summary>
internal sealed record PairCounts
{
    // More than a few instructions around the change, and more than a negligible share of the whole.
    private const double StrongInstructions = 0.05;
    private const double StrongCalls = 5;
    private const double StrongBytes = 100;
    private const double StrongWeight = 0.01;

    /// <summary>Gets the id of the mutant.</summary>
    public required string Mutant { get; init; }

    /// <summary>Gets the name of the test.</summary>
    public required string Test { get; init; }

    /// <summary>
    /// Gets how often the mutated method is entered per operation, without mutation. 0 means that the test does not cover it.
    /// </summary>
    public double Hits { get; init; }

    /// <summary>Gets the work of the unmutated code.</summary>
    public SideCounts Base { get; init; } = SideCounts.None;

    /// <summary>Gets the work of the mutant; nothing if it was not counted.</summary>
    public SideCounts Mutated { get; init; } = SideCounts.None;

    /// <summary>True if different code runs, equal code runs a different number of times, or different bytes are allocated.</summary>
    public bool IsDifferent { get; init; }

    /// <summary>
    /// True if two runs of the unmutated code had the same counts; otherwise counts within their variation are not a difference.
    /// </summary>
    public bool IsExact { get; init; } = true;

    /// <summary>Gets how it ended on the mutant.</summary>
    public PairEnding Ending { get; init; }

    /// <summary>Gets the reason why it was not counted, for people; null if it was.</summary>
    public string? Failure { get; init; }

    /// <summary>True if the test enters the mutated method.</summary>
    public bool IsCovered => Hits > 0;

    /// <summary>Gets the additional IL instructions, relative to the unmutated code.</summary>
    public double MoreInstructions =>
        Base.Instructions > 0 ? (Mutated.Instructions / Base.Instructions) - 1 : Mutated.Instructions > 0 ? double.PositiveInfinity : 0;

    /// <summary>Gets the additional calls that leave the user's assemblies.</summary>
    public double MoreCalls => Mutated.LeavingCalls - Base.LeavingCalls;

    /// <summary>Gets the additional allocated bytes.</summary>
    public double MoreBytes => Mutated.Bytes - Base.Bytes;

    /// <summary>True if it does so much more that a slowdown is likely: such a pair is measured first.</summary>
    public bool IsStrong => IsDifferent && Ending == PairEnding.Counted && Weight > StrongWeight
        && (MoreInstructions > StrongInstructions || MoreCalls > StrongCalls || MoreBytes > StrongBytes);

    /// <summary>Gets a guess at the relative slowdown, used only to order pairs.</summary>
    public double Weight => Ending == PairEnding.Counted ? (WeightOf(Mutated) - WeightOf(Base)) / Math.Max(1, WeightOf(Base)) : 0;

    private static double WeightOf(SideCounts side) =>
        (side.Instructions * Weights.Instruction) + Math.Max(side.LeavingNanoseconds, side.LeavingCalls * Weights.Call)
        + (side.Bytes * Weights.AllocatedByte);
}
