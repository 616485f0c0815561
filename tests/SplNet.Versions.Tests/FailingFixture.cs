using SplNet.Versions.Tests.Repositories;

namespace SplNet.Versions.Tests;

/// <summary>A fixture whose construction fails after it has made a folder, as where a tool is missing. Nothing disposes of it.</summary>
public sealed class FailingFixture : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public FailingFixture() => throw new NotSupportedException($"Fails with {_folder.Path}.");

    public void Dispose() => _folder.Dispose();
}
