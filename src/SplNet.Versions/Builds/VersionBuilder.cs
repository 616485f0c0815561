using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Builds.Running;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;

namespace SplNet.Versions.Builds;

/// <summary>Builds versions from sources, each once, and keeps them in a cache.</summary>
internal sealed class VersionBuilder(VersionCache cache)
{
    private static readonly EnumerationOptions CaseInsensitive = new() { MatchCasing = MatchCasing.CaseInsensitive, IgnoreInaccessible = true };

    /// <summary>Gives the built version, which stays in use until it is disposed of.</summary>
    /// <exception cref="BuildFailedException">It cannot be built.</exception>
    /// <exception cref="CacheException">The cache cannot be written.</exception>
    public async Task<CachedVersion> GetAsync(BuildRequest request, CancellationToken cancellation)
    {
        // A drive's root has no global.json above it.
        var sdk = await InstalledSdk.KeyAsync(request.Options.SdkPin, Path.GetPathRoot(cache.Folder)!, cancellation);
        var key = BuildKey.Of(request, sdk);
        var version = await cache.GetAsync(key, $"{request.Name} {request.Project}", BuildAsync, cancellation);

        // Whoever asked first may have called the same sources otherwise.
        return version.Called(request.Name);

        async Task<BuiltVersion> BuildAsync(string work, string destination, CancellationToken caller)
        {
            // NuGet reads its files in all folders above, and no file can end that: in a cache within a repository, today's sources of packages would be those of the version.
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
