using SplNet.Values.Runtimes;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;
using SplNet.Versions.Repositories.Subversion;

namespace SplNet.Versioning;

/// <summary>The repository in which a revision is looked up, and the root of its work tree.</summary>
/// <param name="Source">The repository.</param>
/// <param name="Root">The root; null if there is none.</param>
internal sealed record RepositorySearch(IRevisionSource Source, string? Root) : IDisposable
{
    /// <summary>Opens the repository.</summary>
    /// <param name="revision">The revision; one without a kind uses the repository that is present.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="options">The folder from the user, and the submodules to omit.</param>
    /// <exception cref="RepositoryException">The repository does not exist.</exception>
    public static RepositorySearch Open(Revision revision, string tests, VersionOptions options)
    {
        var folder = options.Repository ?? FolderOf(revision.Kind, tests);
        return IsSubversion(revision.Kind, folder) ? Subversion(folder) : Git(folder, new SkippedSubmodules(options.SkippedSubmodules));
    }

    /// <summary>The root of the work tree in which projects are searched, for any kind of revision; null if there is none.</summary>
    /// <param name="kind">The kind of revision.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="named">The folder from the user, or null.</param>
    public static string? RootOf(RevisionKind kind, string tests, string? named)
    {
        var folder = named ?? FolderOf(kind, tests);
        return (kind == RevisionKind.Svn ? null : Above(folder, ".git").FirstOrDefault()) ?? Above(folder, ".svn").LastOrDefault();
    }

    public void Dispose() => Source.Dispose();

    private static RepositorySearch Git(string folder, SkippedSubmodules skipped)
    {
        var repository = GitRepository.Discover(folder, skipped);
        return new RepositorySearch(repository, repository.Store.WorkTree);
    }

    private static RepositorySearch Subversion(string folder)
    {
        var root = Above(folder, ".svn").LastOrDefault() ?? folder;
        return new RepositorySearch(SvnRepository.Discover(root), Directory.Exists(root) ? root : null);
    }

    // The output folders may be elsewhere; then the tests were started from within the repository.
    private static string FolderOf(RevisionKind kind, string tests)
    {
        var folder = ProgramFolder.Of(tests);
        return HasRepository(kind, folder) || !HasRepository(kind, Environment.CurrentDirectory) ? folder : Environment.CurrentDirectory;
    }

    private static bool HasRepository(RevisionKind kind, string folder) =>
        (kind != RevisionKind.Svn && Above(folder, ".git").Any()) || (kind != RevisionKind.Git && Above(folder, ".svn").Any());

    private static bool IsSubversion(RevisionKind kind, string folder) =>
        kind == RevisionKind.Svn || (kind == RevisionKind.Named && !Above(folder, ".git").Any() && Above(folder, ".svn").Any());

    private static IEnumerable<string> Above(string folder, string entry)
    {
        for (var current = new DirectoryInfo(Path.GetFullPath(folder)); current is not null; current = current.Parent)
        {
            if (Path.Exists(Path.Combine(current.FullName, entry)))
                yield return current.FullName;
        }
    }
}
