namespace SplNet.Tool.Mutating.Screening;

/// <summary>A mutant to be screened.</summary>
/// <param name="Id">The id.</param>
/// <param name="Assembly">Its assembly.</param>
/// <param name="Symbols">The symbols of the assembly; null for none.</param>
/// <param name="Method">The key of the mutated method in the counts; null if there is none.</param>
internal sealed record ScreenedMutant(string Id, byte[] Assembly, byte[]? Symbols, string? Method);
