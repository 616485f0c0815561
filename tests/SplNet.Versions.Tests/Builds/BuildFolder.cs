using SplNet.Versions.Builds;
using SplNet.Versions.Cache;

namespace SplNet.Versions.Tests.Builds;

/// <summary>A builder with a cache that the tests of a class share.</summary>
public sealed class BuildFolder : IDisposable
{
    /// <summary>The folder of the tests; the cache is <c>cache</c> in it.</summary>
    public TestFolder Folder { get; } = new();

    internal VersionCache Cache => new(new CacheOptions { Folder = Folder["cache"] });

    internal VersionBuilder Builder => new(Cache);

    /// <summary>What is in the folder of work.</summary>
    public IEnumerable<string> Work => Directory.EnumerateFileSystemEntries(Folder["cache/work"]);

    /// <inheritdoc/>
    public void Dispose() => Folder.Dispose();

    internal async Task<BuildFailedException> FailureAsync(BuildRequest request) =>
        await Assert.ThrowsAsync<BuildFailedException>(() => Builder.GetAsync(request, TestContext.Current.CancellationToken));
}
