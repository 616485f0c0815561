using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Which commit lines of a file come from.</summary>
/// <param name="repository">The repository.</param>
/// <param name="workTree">The root of its work tree; null if it has none.</param>
internal sealed class LineOrigin(Repository repository, string? workTree)
{
    /// <summary>The latest of the commits between two revisions that wrote any of some lines; null if none of them did, or there is no such file.</summary>
    /// <param name="from">Not among them.</param>
    /// <param name="to">The revision whose lines they are; null for the work tree, of which those files have an origin that are as the commit has them that is checked out.</param>
    /// <param name="file">The path of the file where it was compiled: its end is that in the repository.</param>
    /// <param name="first">The first line, from 1.</param>
    /// <param name="last">The last line.</param>
    public Commit? Latest(GitRevision from, GitRevision? to, string file, int first, int last)
    {
        var newest = to is null ? repository.Head.Tip : to.CommitId is { } id ? repository.Lookup<Commit>(id) : null;
        if (newest is null || from.CommitId is not { } oldest || PathIn(newest, file) is not { } path)
            return null;
        if (to is null && !IsAsCommitted(newest, path))
            return null;

        // Commits of one second have no order by their dates.
        var between = repository.Commits.QueryBy(new CommitFilter { IncludeReachableFrom = newest, ExcludeReachableFrom = oldest, SortBy = CommitSortStrategies.Topological }).Select(static one => one.Sha).ToList();
        return repository.Blame(path, new BlameOptions { StartingAt = newest, MinLine = first, MaxLine = last })
            .Select(static hunk => hunk.FinalCommit)
            .Where(one => between.Contains(one.Sha))
            .MinBy(one => between.IndexOf(one.Sha));
    }

    // Line ends are as the user's settings have them.
    private bool IsAsCommitted(Commit commit, string path) =>
        workTree is not null && Path.Combine(workTree, path) is var file && File.Exists(file)
        && File.ReadAllText(file).ReplaceLineEndings() == ((Blob)commit[path].Target).GetContentText().ReplaceLineEndings();

    // The longest end of the path that the commit has.
    private static string? PathIn(Commit commit, string file)
    {
        var parts = file.Replace('\\', '/').Split('/', StringSplitOptions.RemoveEmptyEntries);
        return Enumerable.Range(0, parts.Length).Select(start => string.Join('/', parts[start..])).FirstOrDefault(path => commit[path] is { TargetType: TreeEntryTargetType.Blob });
    }
}
