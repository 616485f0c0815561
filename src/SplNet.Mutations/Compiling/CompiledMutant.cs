using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Compiling;

/// <summary>What came of compiling a mutant.</summary>
/// <param name="Mutant">The mutant.</param>
internal sealed record CompiledMutant(Mutant Mutant)
{
    /// <summary>The assembly; null if it does not compile.</summary>
    public byte[]? Assembly { get; init; }

    /// <summary>Its symbols; null where they lie in the assembly, or there is none.</summary>
    public byte[]? Symbols { get; init; }

    /// <summary>The first errors of the compiler; null if it compiles.</summary>
    public string? Error { get; init; }

    /// <summary>True if it compiles to the code of the original.</summary>
    public bool IsEquivalent { get; init; }

    /// <summary>The methods that the user wrote whose code differs from the original, by their keys (<see cref="Causes.Code.MethodKey"/>); a change of a lambda is one of its method.</summary>
    public IReadOnlyList<string> ChangedMethods { get; init; } = [];
}
