using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Mutating.Validating;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>One line of what a run keeps: one of these.</summary>
internal sealed record KeptLine
{
    /// <summary>What the screen found of a mutant.</summary>
    public MutantScreening? Screened { get; init; }

    /// <summary>A mutant that has no assembly to measure.</summary>
    public DroppedMutant? Dropped { get; init; }

    /// <summary>What functional tests say of a mutant.</summary>
    public ValidationOutcome? Validated { get; init; }

    /// <summary>A pair that was measured.</summary>
    public MeasuredPair? Measured { get; init; }
}
