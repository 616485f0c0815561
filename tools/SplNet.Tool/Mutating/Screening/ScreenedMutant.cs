namespace SplNet.Tool.Mutating.Screening;

/// <summary>A mutant that is screened.</summary>
/// <param name="Id">Its id.</param>
/// <param name="Assembly">Its assembly.</param>
/// <param name="Symbols">The symbols of that; null for none.</param>
/// <param name="Method">The key of the mutated method, as counts name it; null where it has none.</param>
internal sealed record ScreenedMutant(string Id, byte[] Assembly, byte[]? Symbols, string? Method);
