namespace SplNet.Mutations.Results;

/// <summary>A requirement about allocated bytes only, decided on a mutant by exact counts.</summary>
/// <param name="Mutant">The id of the mutant.</param>
/// <param name="Requirement">The name of the requirement.</param>
/// <param name="HoldsWithout">True if it holds without mutation.</param>
/// <param name="HoldsMutated">True if it holds on the mutant.</param>
internal sealed record LimitOutcome(string Mutant, string Requirement, bool HoldsWithout, bool HoldsMutated)
{
    /// <summary>Gets the tests that it names.</summary>
    public IReadOnlyList<string> Tests { get; init; } = [];

    /// <summary>True if it notices the mutant.</summary>
    public bool IsKilled => HoldsWithout && !HoldsMutated;
}
