using System.Collections.Concurrent;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Evaluation.ResultDocuments;

/// <summary>The checked-out commit of a git repository.</summary>
/// <param name="Id">The full id of the commit.</param>
/// <param name="Tree">The id of the content in the work tree.</param>
/// <param name="IsChanged">True if that is not the content of the commit: files were changed, added or removed,
/// and are not ignored.</param>
internal sealed record CheckedOutCommit(string Id, string Tree, bool IsChanged)
{
    // The work tree is read once for all experiments of a process.
    private static readonly ConcurrentDictionary<string, Lazy<CheckedOutCommit?>> Known = new(StringComparer.Ordinal);

    /// <summary>
    /// The checked-out commit of the repository of a folder; null if the folder is not in a repository, or in one without commits.
    /// </summary>
    /// <param name="folder">The folder.</param>
    /// <exception cref="RepositoryException">The repository cannot be read.</exception>
    public static CheckedOutCommit? Of(string folder) =>
        Known.GetOrAdd(folder, static folder => new Lazy<CheckedOutCommit?>(() => Read(folder))).Value;

    private static CheckedOutCommit? Read(string folder)
    {
        try
        {
            using var repository = GitRepository.Discover(folder);
            var content = repository.Resolve(GitRevision.WorkTree);
            return content.CommitId is { } id
                ? new CheckedOutCommit(id, content.TreeId, repository.Resolve(id).TreeId != content.TreeId)
                : null;
        }
        catch (RepositoryException failure) when (failure.Problem == RepositoryProblem.NotARepository)
        {
            return null;
        }
    }
}
