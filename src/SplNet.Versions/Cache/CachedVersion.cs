using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Cache;

/// <summary>A version in the cache that is in use: it is not removed until this is disposed of.</summary>
internal sealed class CachedVersion(BuiltVersion version, bool wasCached, FileStream use) : IDisposable
{
    /// <summary>The version.</summary>
    public BuiltVersion Version { get; } = version;

    /// <summary>True if it had been made before, or by another meanwhile.</summary>
    public bool WasCached { get; } = wasCached;

    /// <summary>The same, under another name.</summary>
    public CachedVersion Called(string name) => new(Version with { Name = name }, WasCached, use);

    public void Dispose() => use.Dispose();
}
