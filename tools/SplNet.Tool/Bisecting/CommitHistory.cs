using SplNet.Syntax;
using SplNet.Versioning;
using SplNet.Versions.Bisecting;
using SplNet.Versions.Repositories.Git;
using SplNet.Versions.Repositories.Subversion;

namespace SplNet.Tool.Bisecting;

/// <summary>The commits between two revisions of a repository.</summary>
/// <param name="Series">The commits.</param>
/// <param name="IsSubversion">False for git.</param>
/// <param name="Good">The good end, for people.</param>
/// <param name="Bad">The bad end, for people.</param>
internal sealed record CommitHistory(CommitSeries Series, bool IsSubversion, string Good, string Bad)
{
    /// <summary>A commit of the series, or an end of it, as operands name it.</summary>
    public Revision RevisionOf(string id) => IsSubversion ? Revision.Svn(id) : Revision.Git(id);

    /// <summary>Reads it.</summary>
    /// <param name="request">Which commits.</param>
    /// <param name="tests">The path of an assembly in that repository.</param>
    /// <param name="options">How versions are found.</param>
    /// <exception cref="SplNetException">The ends do not belong to one history.</exception>
    /// <exception cref="SplNet.Versions.Repositories.RepositoryException">A revision or the repository is not there.</exception>
    public static CommitHistory Read(BisectRequest request, string tests, VersionOptions options)
    {
        var (good, bad) = (EndOf(request.Good, "--good"), EndOf(request.Bad, "--bad"));
        if (good.Kind != bad.Kind && good.Kind != RevisionKind.Named && bad.Kind != RevisionKind.Named)
            throw new SplNetException(
                $"--good {good} and --bad {bad} are in different repositories. Name two revisions of one repository.");
        using var found = RepositorySearch.Open(good.Kind == RevisionKind.Named ? bad : good, tests, options);
        return found.Source is GitRepository git
            ? new GitSeries(git, request).Read(good.Name, bad.Name)
            : new SvnSeries((SvnRepository)found.Source, request).Read(good.Name, bad.Name);
    }

    private static Revision EndOf(string text, string option)
    {
        var revision = Revision.Parse(text);
        return revision.Kind is RevisionKind.NuGet or RevisionKind.Folder or RevisionKind.Before
            ? throw new SplNetException(
                $"{option} is '{text}', which is not in a repository. Name a revision of git or Subversion, for example v1.2 or svn:r120.")
            : revision;
    }
}
