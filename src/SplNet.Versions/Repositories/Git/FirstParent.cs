using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>The commit that a branch had before.</summary>
internal static class FirstParent
{
    /// <summary>Null before the first commit, and at the edge of a shallow clone.</summary>
    /// <exception cref="RepositoryException">It is missing.</exception>
    public static Commit? Of(Commit commit, Repository repository, ObjectStore store)
    {
        // The binding names parents before it reads them; older libraries know the edge of a shallow clone only by parents that are missing.
        if (commit.Parents.FirstOrDefault() is not { } named)
            return null;
        return repository.Lookup<Commit>(named.Id)
            ?? (store.IsShallow ? null : throw GitErrors.Corrupt(store, $"The parent {named.Sha} of commit {commit.Sha} is missing"));
    }
}
