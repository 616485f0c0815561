using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>The previous commit of a branch.</summary>
internal static class FirstParent
{
    /// <summary>Gets the first parent; null for the first commit and at the edge of a shallow clone.</summary>
    /// <exception cref="RepositoryException">It is missing.</exception>
    public static Commit? Of(Commit commit, Repository repository, ObjectStore store)
    {
        // The binding lists parents before it reads them; older libraries recognise the edge of a shallow clone only by missing parents.
        if (commit.Parents.FirstOrDefault() is not { } named)
            return null;
        return repository.Lookup<Commit>(named.Id)
            ?? (store.IsShallow ? null : throw GitErrors.Corrupt(store, $"The parent {named.Sha} of commit {commit.Sha} is missing"));
    }
}
