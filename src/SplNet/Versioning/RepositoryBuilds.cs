using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versioning;

/// <summary>Builds revisions of one repository, with the same project and the same options.</summary>
/// <param name="builder">The builder.</param>
/// <param name="repository">The repository.</param>
/// <param name="library">The path of the library's project within it.</param>
/// <param name="testSources">The current tests, if they are built with each revision; or null.</param>
/// <param name="options">The options.</param>
internal sealed class RepositoryBuilds(
    VersionBuilder builder, RepositorySearch repository, string library, TestSources? testSources, BuildOptions options)
{
    /// <summary>True to build in a worktree of the repository.</summary>
    public bool AsWorktree { get; init; }

    /// <summary>The framework of the current assembly; null if unknown.</summary>
    public string? TodaysFramework { get; init; }

    /// <summary>The current tests, if they are built with each revision; or null.</summary>
    public TestSources? Tests => testSources;

    /// <summary>The solutions that currently contain the project, nearest first.</summary>
    public IReadOnlyList<string> Solutions { get; } = repository.Root is { } root && File.Exists(Path.Combine(root, library))
        ? [.. SolutionProperties.Naming(root, library)]
        : [];

    /// <summary>Checks whether a revision contains the sources to build, as far as this is known without a build.</summary>
    /// <param name="name">The name of the revision for users.</param>
    /// <param name="revision">The revision.</param>
    /// <exception cref="BuildFailedException">The revision lacks the project.</exception>
    /// <exception cref="RepositoryException">The revision lacks a submodule.</exception>
    public void Require(string name, ResolvedRevision revision)
    {
        if (repository.Source is not GitRepository git || AsWorktree)
            return;
        var files = git.Files(revision);

        // The files of a revision include neither files that are copied into its sources nor files in its submodules.
        if (testSources is null && !files.Contains(".gitmodules", StringComparer.Ordinal))
            SourceProjects.Find(name, library.Replace('\\', '/'), files);
    }

    /// <summary>Builds a revision, or takes it from the cache.</summary>
    /// <param name="name">The name of the revision for users.</param>
    /// <param name="revision">The revision.</param>
    /// <param name="solution">The solution with which the project is built; null to build only the project.</param>
    /// <param name="cancellation">Cancels the build.</param>
    /// <returns>The version, which is in use until it is disposed, and the path of the project.</returns>
    public async Task<(CachedVersion Version, string Project)> GetAsync(
        string name, ResolvedRevision revision, string? solution, CancellationToken cancellation)
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
