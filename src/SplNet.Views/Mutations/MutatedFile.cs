namespace SplNet.Views.Mutations;

/// <summary>A source with its mutants.</summary>
/// <param name="Path">Its path in the project, with slashes.</param>
/// <param name="Source">Its text.</param>
/// <param name="Mutants">Its mutants, in their order in the text.</param>
internal sealed record MutatedFile(string Path, string Source, IReadOnlyList<ShownMutant> Mutants);
