using Microsoft.CodeAnalysis;

namespace SplNet.Mutations.Mutants;

/// <summary>A mutant with the change of the tree that it stands for.</summary>
/// <param name="Mutant">As data.</param>
/// <param name="Mutation">The change.</param>
/// <param name="Tree">The file.</param>
internal sealed record FoundMutant(Mutant Mutant, Mutation Mutation, SyntaxTree Tree);
