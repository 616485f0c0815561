using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Cache;

/// <summary>A cached version in use. It is not removed until this object is disposed.</summary>
internal sealed class CachedVersion(BuiltVersion version, bool wasCached, FileStream use) : IDisposable
{
    /// <summary>Gets the version.</summary>
    public BuiltVersion Version { get; } = version;

    /// <summary>True if it existed before, or if another process made it meanwhile.</summary>
    public bool WasCached { get; } = wasCached;

    /// <summary>Returns the same version under another name.</summary>
    public CachedVersion Called(string name) => new(Version with { Name = name }, WasCached, use);

    public void Dispose() => use.Dispose();
}
