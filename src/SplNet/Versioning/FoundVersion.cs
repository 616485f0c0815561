using SplNet.Versions.Assemblies;

namespace SplNet.Versioning;

/// <summary>A version that is ready to replace the current one; it is in use until it is disposed.</summary>
/// <param name="Version">The files of the version.</param>
/// <param name="Description">The exact description in one line, for the report.</param>
/// <param name="IsWholeOutput">True if it is the complete output of tests that were compiled against it.</param>
/// <param name="Use">Keeps the version in the cache; null if it is stored elsewhere.</param>
internal sealed record FoundVersion(BuiltVersion Version, string Description, bool IsWholeOutput, IDisposable? Use) : IDisposable
{
    public void Dispose() => Use?.Dispose();
}
