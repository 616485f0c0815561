using SplNet.Tests.Shared;

namespace SplNet.Versions.Tests.Repositories;

/// <summary>A folder of a test's own.</summary>
public sealed class TemporaryFolder : IDisposable
{
    public string Path { get; } = OwnedFolder.Create("splnet-versions-");

    public string Combine(string name) => System.IO.Path.Combine(Path, name);

    public string Create(string name) => Directory.CreateDirectory(Combine(name)).FullName;

    public void Dispose() => OwnedFolder.Delete(Path);
}
