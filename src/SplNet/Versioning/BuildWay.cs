namespace SplNet.Versioning;

/// <summary>How versions are built.</summary>
/// <param name="Solution">The path within the repository of the solution that the library's project is built with; null for a build of the project alone.</param>
/// <param name="Note">What a report should say of it; null for nothing.</param>
internal sealed record BuildWay(string? Solution, string? Note);
