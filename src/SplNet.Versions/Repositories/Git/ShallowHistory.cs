using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// Commits between two revisions of a shallow clone. Older versions of the library do not know where such a clone ends, and
/// require commits that were not fetched even if they do not matter.
/// </summary>
internal static class ShallowHistory
{
    public static IEnumerable<Commit> Between(Repository repository, ObjectStore store, GitRevision from, GitRevision to, bool firstParent)
    {
        var known = new HashSet<ObjectId>();
        AddAncestors(Find(repository, store, from), known, static (commit, isEdge) => isEdge ? [] : commit.Parents);
        var listed = new List<Commit>();
        AddAncestors(Find(repository, store, to), known, ParentsOf, listed);
        return listed;

        IEnumerable<Commit> ParentsOf(Commit commit, bool isEdge) => isEdge
            ? throw GitErrors.Shallow(store, $"This shallow clone ends before it comes to '{from.Text}'")
            : firstParent ? commit.Parents.Take(1) : commit.Parents;

        void AddAncestors(
            Commit start, HashSet<ObjectId> seen, Func<Commit, bool, IEnumerable<Commit>> parentsOf, List<Commit>? parentsFirst = null)
        {
            var edge = File.ReadAllLines(Path.Combine(store.CommonFolder, "shallow")).ToHashSet(StringComparer.Ordinal);
            var open = new Stack<(Commit Commit, IEnumerator<Commit> Parents)>();
            Enter(start);
            while (open.TryPeek(out var top))
            {
                if (top.Parents.MoveNext())
                {
                    Enter(top.Parents.Current);
                    continue;
                }

                parentsFirst?.Add(top.Commit);
                open.Pop();
            }

            void Enter(Commit commit)
            {
                if (seen.Add(commit.Id))
                    open.Push((commit, parentsOf(commit, edge.Contains(commit.Sha)).GetEnumerator()));
            }
        }
    }

    private static Commit Find(Repository repository, ObjectStore store, GitRevision revision) =>
        repository.Lookup<Commit>(revision.CommitId)
        ?? throw GitErrors.Shallow(store, $"This shallow clone does not have '{revision.Text}'");
}
