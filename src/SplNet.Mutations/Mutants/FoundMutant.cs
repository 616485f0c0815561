using Microsoft.CodeAnalysis;

namespace SplNet.Mutations.Mutants;

/// <summary>A mutant with its change of the tree.</summary>
/// <param name="Mutant">The mutant as data.</param>
/// <param name="Mutation">The change.</param>
/// <param name="Tree">The file.</param>
internal sealed record FoundMutant(Mutant Mutant, Mutation Mutation, SyntaxTree Tree);
