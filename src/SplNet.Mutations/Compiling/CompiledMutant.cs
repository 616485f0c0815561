using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Compiling;

/// <summary>The result of compiling a mutant.</summary>
/// <param name="Mutant">The mutant.</param>
internal sealed record CompiledMutant(Mutant Mutant)
{
    /// <summary>Gets the assembly; null if it does not compile.</summary>
    public byte[]? Assembly { get; init; }

    /// <summary>Gets its symbols; null if they are embedded, or if the assembly is null.</summary>
    public byte[]? Symbols { get; init; }

    /// <summary>Gets the first errors of the compiler; null if it compiles.</summary>
    public string? Error { get; init; }

    /// <summary>True if it compiles to the code of the original.</summary>
    public bool IsEquivalent { get; init; }

    /// <summary>
    /// Gets the user's methods whose code differs from the original, by their keys (<see cref="Causes.Code.MethodKey"/>); a changed lambda
    /// counts for its method.
    /// </summary>
    public IReadOnlyList<string> ChangedMethods { get; init; } = [];
}
