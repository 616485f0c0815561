using SplNet.Syntax;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;
using SplNet.Versions.Packages;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versioning;

/// <summary>Finds the version of a library that a revision names, and has it built if need be.</summary>
/// <param name="tests">The path of the tests' assembly.</param>
/// <param name="options">How.</param>
internal sealed class VersionFinder(string tests, VersionOptions options)
{
    private readonly VersionCache _cache = new(new CacheOptions());

    /// <summary>Finds it.</summary>
    /// <param name="revision">The revision.</param>
    /// <param name="library">The simple name of the library's assembly.</param>
    /// <param name="cancellation">Ends a build.</param>
    public Task<FoundVersion> FindAsync(Revision revision, string library, CancellationToken cancellation) => revision.Kind switch
    {
        RevisionKind.Folder => Task.FromResult(InFolder(revision.Name, library)),
        RevisionKind.NuGet => OfPackageAsync(revision, library, cancellation),
        _ => OfRepositoryAsync(revision, library, cancellation),
    };

    private FoundVersion InFolder(string folder, string library)
    {
        if (options.RebuildTests)
            throw new SplNetException($"The tests cannot be rebuilt against {folder}, which holds no sources: leave out {Remedy.RebuiltTests}.");
        var root = Path.GetFullPath(folder, options.Repository ?? Environment.CurrentDirectory);
        var version = FolderVersion.Open(root, library + ".dll");
        return new FoundVersion(version, $"{version.Identity} in {root}", IsWholeOutput: false, Use: null);
    }

    private async Task<FoundVersion> OfPackageAsync(Revision revision, string library, CancellationToken cancellation)
    {
        if (options.RebuildTests)
            throw new SplNetException($"The tests cannot be rebuilt against {revision}: a package has no sources. Leave out {Remedy.RebuiltTests}.");
        var request = new PackageRequest
        {
            Id = PackageOf.Assembly(tests, library),
            Version = revision.Name,
            FileName = library + ".dll",
            ConfigurationFolder = Path.GetDirectoryName(tests)!,
            HostFramework = HostFramework(),
        };
        var found = await new PackageVersions(_cache).GetAsync(request, cancellation);
        return new FoundVersion(found.Version, $"{request.Id} {revision.Name}, for {found.Version.TargetFramework}", IsWholeOutput: false, found);
    }

    private async Task<FoundVersion> OfRepositoryAsync(Revision revision, string library, CancellationToken cancellation)
    {
        using var repository = RepositorySearch.Open(revision, tests, options.Repository);
        if (repository.Source is GitRepository git)
            StaleWorktrees.TryRemove(git.Store);
        var resolved = repository.Source.Resolve(revision.Name, cancellation);
        var libraryProject = options.Project ?? ProjectSearch.Find(repository.Root ?? throw NoWorkTree(), library);
        var sources = options.RebuildTests ? TestSources.In(repository.Root ?? throw NoWorkTree(), tests, libraryProject) : null;
        using var export = new SourceExport(repository.Source, resolved, sources, options.Worktree);
        var request = new BuildRequest
        {
            Name = revision.ToString(),
            SourceKey = export.Key,
            ProjectPath = sources?.Project ?? libraryProject,
            LibraryPath = sources is null ? null : libraryProject,
            Export = (folder, token) => Task.Run(() => export.Write(folder, token), token),
            Options = BuildOptions(),
        };
        var found = await new VersionBuilder(_cache).GetAsync(request, cancellation);
        return new FoundVersion(
            found.Version,
            $"{resolved.Description}; {request.Project} {(found.WasCached ? "was built before" : "was built")}: {found.Version.FrameworkReason}",
            sources is not null,
            found);
    }

    private static SplNetException NoWorkTree() => new(
        $"The repository has no work tree in which the project could be looked for. Name it: {Remedy.Project()}.");

    private BuildOptions BuildOptions() => new()
    {
        TargetFramework = options.Framework,
        HostFramework = HostFramework(),
        SdkPin = options.KeepSdkPin ? SdkPin.Respected : SdkPin.SetAside,
        Properties = options.Properties,
        DroppedPackages = options.DroppedPackages,
        IgnoresWarningsAsErrors = options.IgnoreWarningsAsErrors,
        SkipsPackageValidation = options.SkipPackageValidation,
        BuildCommand = options.BuildCommand,
        BuiltFile = options.BuiltFile,
        Timeout = options.BuildTimeout,
    };

    private string HostFramework() => AssemblyFramework.Of(tests) is { Length: > 0 } framework ? framework : new BuildOptions().HostFramework;
}
