using SplNet.Versions.Assemblies;

namespace SplNet.Versioning;

/// <summary>A version that is ready to be put under the tests; it is in use until it is disposed of.</summary>
/// <param name="Version">Its files.</param>
/// <param name="Description">What it is, exactly, in one line for the report.</param>
/// <param name="IsWholeOutput">True if it is the whole output of tests that were compiled against it.</param>
/// <param name="Use">Keeps it in the cache; null where it lies elsewhere.</param>
internal sealed record FoundVersion(BuiltVersion Version, string Description, bool IsWholeOutput, IDisposable? Use) : IDisposable
{
    public void Dispose() => Use?.Dispose();
}
