using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Commits between two revisions, limited to those that change certain paths if there are any.</summary>
internal sealed class GitHistory(Repository repository, ObjectStore store, IReadOnlyCollection<string> paths)
{
    private readonly string[] _paths = [.. paths.Select(Normalized)];

    public IReadOnlyList<GitCommit> Between(GitRevision from, GitRevision to, bool firstParent)
    {
        var commits = store.IsShallow ? ShallowHistory.Between(repository, store, from, to, firstParent) : Commits(from, to, firstParent);
        return [.. commits.Where(commit => Changes(commit, firstParent)).Select(Listed)];
    }

    public IReadOnlyList<string> Ancestors(GitRevision revision) => store.IsShallow
        ? throw GitErrors.Shallow(store, $"This shallow clone does not have the whole history of '{revision.Text}'")
        : [.. repository.Commits.QueryBy(new CommitFilter
        {
            IncludeReachableFrom = revision.CommitId,
            SortBy = CommitSortStrategies.Topological | CommitSortStrategies.Reverse,
        }).Select(static commit => commit.Sha)];

    private IEnumerable<Commit> Commits(GitRevision from, GitRevision to, bool firstParent) =>
        repository.Commits.QueryBy(new CommitFilter
        {
            IncludeReachableFrom = to.CommitId,
            ExcludeReachableFrom = from.CommitId,
            FirstParentOnly = firstParent,
            SortBy = CommitSortStrategies.Topological | CommitSortStrategies.Reverse,
        });

    // A merge changes the files that differ from all its parents; along first parents, the files that it brings into the branch.
    private bool Changes(Commit commit, bool firstParent)
    {
        if (_paths.Length == 0)
            return true;
        var parents = firstParent ? commit.Parents.Take(1).ToList() : [.. commit.Parents];
        return parents.Count == 0
            ? Array.Exists(_paths, path => commit[path] is not null)
            : parents.TrueForAll(parent => Array.Exists(_paths, path => Differs(parent[path], commit[path])));
    }

    private static string Normalized(string path)
    {
        var normal = path.Replace('\\', '/').Trim('/');
        return normal.StartsWith("./", StringComparison.Ordinal) ? normal[2..] : normal;
    }

    private static bool Differs(TreeEntry? left, TreeEntry? right) => left?.Target.Id != right?.Target.Id || left?.Mode != right?.Mode;

    /// <summary>Converts a commit for a list.</summary>
    public static GitCommit Listed(Commit commit) =>
        new(
            commit.Sha, commit.Tree.Sha, [.. commit.Parents.Select(static parent => parent.Sha)], commit.Committer.When,
            commit.MessageShort);
}
