using NuGet.Versioning;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Builds.Running;
using SplNet.Versions.Cache;

namespace SplNet.Versions.Packages;

/// <summary>Versions of a library from NuGet packages, restored with the user's configuration.</summary>
internal sealed class PackageVersions(VersionCache cache)
{
    /// <summary>Gets the version, which stays in use until it is disposed.</summary>
    /// <exception cref="PackageException">The package or version does not exist or is unreachable.</exception>
    /// <exception cref="BuildFailedException">There is no SDK, or the restore took too long.</exception>
    /// <exception cref="CacheException">The cache cannot be written.</exception>
    public Task<CachedVersion> GetAsync(PackageRequest request, CancellationToken cancellation)
    {
        if (!NuGetVersion.TryParse(request.Version, out var version))
            throw new PackageException($"'{request.Version}' is not an exact version of {request.Id}. Name one, for example 13.0.1.");
        var key = BuildKey.Of([
            "package", request.Id.ToUpperInvariant(), version.ToNormalizedString(), request.HostFramework,
            request.FileName ?? string.Empty]);
        return cache.GetAsync(key, $"nuget:{version.ToNormalizedString()} {request.Id}", RestoreAsync, cancellation);

        async Task<BuiltVersion> RestoreAsync(string work, string destination, CancellationToken caller)
        {
            using var deadline = new BuildDeadline(request.Timeout, caller);
            using var processes = new StepProcesses(Path.GetFileName(work), work);
            var restored = await deadline.KeepAsync(
                $"{request.Id} {version}", token => new PackageRestore(request, version, processes).RunAsync(work, token));
            return restored.Keep(key, Path.Combine(destination, "files"));
        }
    }
}
