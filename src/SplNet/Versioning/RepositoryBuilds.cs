using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versioning;

/// <summary>Builds of revisions of one repository: the same project, and the same options.</summary>
/// <param name="builder">Builds.</param>
/// <param name="repository">The repository.</param>
/// <param name="library">The path of the library's project within it.</param>
/// <param name="testSources">Today's tests, if they are built with each revision; or null.</param>
/// <param name="options">The options.</param>
internal sealed class RepositoryBuilds(VersionBuilder builder, RepositorySearch repository, string library, TestSources? testSources, BuildOptions options)
{
    /// <summary>True to build in a worktree of the repository.</summary>
    public bool AsWorktree { get; init; }

    /// <summary>The framework of today's assembly; null if it is not known.</summary>
    public string? TodaysFramework { get; init; }

    /// <summary>Today's tests, if they are built with each revision; or null.</summary>
    public TestSources? Tests => testSources;

    /// <summary>The solutions that name the project today, the nearest first.</summary>
    public IReadOnlyList<string> Solutions { get; } = repository.Root is { } root && File.Exists(Path.Combine(root, library)) ? [.. SolutionProperties.Naming(root, library)] : [];

    /// <summary>Looks whether a revision has what is to be built, as far as that is known without a build.</summary>
    /// <param name="name">What people call it.</param>
    /// <param name="revision">The revision.</param>
    /// <exception cref="BuildFailedException">It lacks the project.</exception>
    /// <exception cref="RepositoryException">It lacks a submodule.</exception>
    public void Require(string name, ResolvedRevision revision)
    {
        if (repository.Source is not GitRepository git || AsWorktree)
            return;
        var files = git.Files(revision);

        // The files of a revision are neither those that are copied into its sources nor those in its submodules.
        if (testSources is null && !files.Contains(".gitmodules", StringComparer.Ordinal))
            SourceProjects.Find(name, library.Replace('\\', '/'), files);
    }

    /// <summary>Builds a revision, or finds it built.</summary>
    /// <param name="name">What people call it.</param>
    /// <param name="revision">The revision.</param>
    /// <param name="solution">The solution that the project is built with; null for a build of the project alone.</param>
    /// <param name="cancellation">Ends the build.</param>
    /// <returns>The version, which is in use until it is disposed of, and the path of the project.</returns>
    public async Task<(CachedVersion Version, string Project)> GetAsync(string name, ResolvedRevision revision, string? solution, CancellationToken cancellation)
    {
        using var export = new SourceExport(repository.Source, revision, testSources, AsWorktree);
        var request = new BuildRequest
        {
            Name = name,
            SourceKey = export.Key,
            ProjectPath = testSources?.Project ?? library,
            LibraryPath = testSources is null ? null : library,
            Solution = solution,
            Root = repository.Root,
            TodaysFramework = TodaysFramework,
            Export = (folder, token) => Task.Run(() => export.Write(folder, token), token),
            Options = options,
        };
        return (await builder.GetAsync(request, cancellation), request.Project);
    }
}
