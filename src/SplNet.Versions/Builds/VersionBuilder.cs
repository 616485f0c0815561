using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Builds.Running;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;

namespace SplNet.Versions.Builds;

/// <summary>Builds versions from sources, each only once, and keeps them in a cache.</summary>
internal sealed class VersionBuilder(VersionCache cache)
{
    private static readonly EnumerationOptions CaseInsensitive =
        new() { MatchCasing = MatchCasing.CaseInsensitive, IgnoreInaccessible = true };

    /// <summary>Gets the built version, which stays in use until it is disposed.</summary>
    /// <exception cref="BuildFailedException">It cannot be built.</exception>
    /// <exception cref="CacheException">The cache cannot be written.</exception>
    public async Task<CachedVersion> GetAsync(BuildRequest request, CancellationToken cancellation)
    {
        // There is no global.json above the root of a drive.
        var sdk = await InstalledSdk.KeyAsync(request.Options.SdkPin, Path.GetPathRoot(cache.Folder)!, cancellation);
        var key = BuildKey.Of(request, sdk);
        var version = await cache.GetAsync(key, $"{request.Name} {request.Project}", BuildAsync, cancellation);

        // The first request may have used a different name for the same sources.
        return version.Called(request.Name);

        async Task<BuiltVersion> BuildAsync(string work, string destination, CancellationToken caller)
        {
            // NuGet reads its files from all parent folders, and no file can prevent that: if the cache is inside a repository, the version
            // would use the current package sources.
            using var elsewhere = HasPackageSourcesAbove(work) ? new PrivateFolder() : null;
            var root = elsewhere?.Path ?? work;
            using var deadline = new BuildDeadline(request.Options.Timeout, caller);
            using var processes = new StepProcesses(Path.GetFileName(work), root);
            return await deadline.KeepAsync(
                $"{request.Name} ({request.Project})",
                token => new SourceBuild(request, new BuildFolders(root), processes).RunAsync(key, destination, token));
        }
    }

    private static bool HasPackageSourcesAbove(string folder)
    {
        for (var above = Directory.GetParent(folder); above is not null; above = above.Parent)
        {
            if (above.EnumerateFiles("nuget.config", CaseInsensitive).Any())
                return true;
        }

        return false;
    }
}
