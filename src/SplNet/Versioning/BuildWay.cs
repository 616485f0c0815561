namespace SplNet.Versioning;

/// <summary>The method by which versions are built.</summary>
/// <param name="Solution">The path within the repository of the solution with which the library's project is built; null to build
/// only the project.</param>
/// <param name="Note">A note for the report; null for none.</param>
internal sealed record BuildWay(string? Solution, string? Note);
