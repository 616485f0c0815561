using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;
using SplNet.Versions.Packages;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versioning;

/// <summary>Finds the library version that a revision names, and builds it if necessary.</summary>
/// <param name="tests">The path of the tests' assembly.</param>
/// <param name="options">The options.</param>
/// <param name="comparesWithCurrent">True if the version is compared with the loaded code of the tests.</param>
/// <param name="cache">The cache of built versions; null for the user's cache.</param>
internal sealed class VersionFinder(string tests, VersionOptions options, bool comparesWithCurrent, CacheOptions? cache = null)
{
    private readonly VersionCache _cache = new(cache ?? new CacheOptions());

    /// <summary>Finds the version.</summary>
    /// <param name="revision">The revision.</param>
    /// <param name="library">The simple name of the library's assembly.</param>
    /// <param name="cancellation">Cancels a build.</param>
    public Task<FoundVersion> FindAsync(Revision revision, string library, CancellationToken cancellation) => revision.Kind switch
    {
        RevisionKind.Folder => Task.FromResult(InFolder(revision.Name, library)),
        RevisionKind.NuGet => OfPackageAsync(revision, library, cancellation),
        _ => OfRepositoryAsync(revision, library, cancellation),
    };

    /// <summary>Checks whether the version is available, as far as this is known without a build or a download.</summary>
    /// <param name="revision">The revision.</param>
    /// <param name="library">The simple name of the library's assembly.</param>
    /// <exception cref="SplNetException">The version is not available; other exceptions of repositories and builds
    /// mean the same.</exception>
    public void Require(Revision revision, string library)
    {
        if (revision.Kind == RevisionKind.NuGet)
            return;
        if (revision.Kind == RevisionKind.Folder)
        {
            InFolder(revision.Name, library);
            return;
        }

        using var repository = RepositorySearch.Open(revision, tests, options);
        Builds(repository, library).Require(revision.ToString(), repository.Source.Resolve(revision.Name));
    }

    private FoundVersion InFolder(string folder, string library)
    {
        if (options.RebuildTests)
            throw new SplNetException(
                $"The tests cannot be rebuilt against {folder}, which does not contain sources. Leave out {Remedy.RebuiltTests}.");
        var root = Path.GetFullPath(folder, options.Repository ?? Environment.CurrentDirectory);
        var version = FolderVersion.Open(root, library + ".dll");
        return new FoundVersion(version, $"{version.Identity} in {root}", IsWholeOutput: false, Use: null);
    }

    private async Task<FoundVersion> OfPackageAsync(Revision revision, string library, CancellationToken cancellation)
    {
        if (options.RebuildTests)
            throw new SplNetException(
                $"The tests cannot be rebuilt against {revision}: a package does not contain sources. Leave out {Remedy.RebuiltTests}.");
        var request = new PackageRequest
        {
            Id = PackageOf.Assembly(tests, library),
            Version = revision.Name,
            FileName = library + ".dll",
            ConfigurationFolder = Path.GetDirectoryName(tests)!,
            HostFramework = HostFramework(),
        };
        var found = await new PackageVersions(_cache).GetAsync(request, cancellation);
        return new FoundVersion(
            found.Version, $"{request.Id} {revision.Name}, for {found.Version.TargetFramework}", IsWholeOutput: false, found);
    }

    private async Task<FoundVersion> OfRepositoryAsync(Revision revision, string library, CancellationToken cancellation)
    {
        using var repository = RepositorySearch.Open(revision, tests, options);
        if (repository.Source is GitRepository git)
            StaleWorktrees.TryRemove(git.Store);
        var resolved = repository.Source.Resolve(revision.Name, cancellation);
        var builds = Builds(repository, library);
        var way = comparesWithCurrent
            ? await new TodaysBuild(tests, library, repository, builds, options).FindAsync(cancellation)
            : new BuildWay(builds.Solutions is [var nearest, ..] ? nearest : null, null);
        var (found, project) = await builds.GetAsync(revision.ToString(), resolved, way.Solution, cancellation);
        return new FoundVersion(
            way.Note is null ? found.Version : found.Version with { Notes = [.. found.Version.Notes, way.Note] },
            $"{resolved.Description}; {project} was built: {found.Version.FrameworkReason}",
            builds.Tests is not null,
            found);
    }

    private RepositoryBuilds Builds(RepositorySearch repository, string library)
    {
        var root = repository.Root;
        var project = options.Project ?? ProjectSearch.Find(root ?? throw NoWorkTree(), library);
        var sources = options.RebuildTests ? TestSources.In(root ?? throw NoWorkTree(), tests, project) : null;
        return new RepositoryBuilds(new VersionBuilder(_cache), repository, project, sources, BuildOptions())
        {
            AsWorktree = options.Worktree,
            TodaysFramework = FrameworkOf(Path.Combine(Path.GetDirectoryName(tests)!, library + ".dll")),
        };
    }

    private static SplNetException NoWorkTree() => new(
        $"The project cannot be found, because the repository does not have a work tree. Name it: {Remedy.Project()}.");

    private BuildOptions BuildOptions() => BuildOptionsOf(options) with
    {
        TargetFramework = options.Framework,
        HostFramework = HostFramework(),
    };

    /// <summary>The options of a build that has no tests' assembly to fit.</summary>
    /// <param name="options">The options of the versions.</param>
    public static BuildOptions BuildOptionsOf(VersionOptions options) => new()
    {
        SdkPin = options.KeepSdkPin ? SdkPin.Respected : SdkPin.SetAside,
        Properties = options.Properties,
        DroppedPackages = options.DroppedPackages,
        SkippedSubmodules = options.SkippedSubmodules,
        IgnoresWarningsAsErrors = options.IgnoreWarningsAsErrors,
        SkipsPackageValidation = options.SkipPackageValidation,
        BuildCommand = options.BuildCommand,
        BuiltFile = options.BuiltFile,
        Timeout = options.BuildTimeout,
    };

    private string HostFramework() => FrameworkOf(tests) ?? new BuildOptions().HostFramework;

    private static string? FrameworkOf(string assembly) =>
        File.Exists(assembly) && AssemblyFramework.Of(assembly) is { Length: > 0 } framework ? framework : null;
}
