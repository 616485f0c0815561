using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Mutating.Validating;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>One line of the stored results, with one of these values.</summary>
internal sealed record StoredLine
{
    /// <summary>The screening of a mutant.</summary>
    public MutantScreening? Screened { get; init; }

    /// <summary>A mutant without an assembly to measure.</summary>
    public DroppedMutant? Dropped { get; init; }

    /// <summary>The results of functional tests for a mutant.</summary>
    public ValidationOutcome? Validated { get; init; }

    /// <summary>A measured pair.</summary>
    public MeasuredPair? Measured { get; init; }
}
