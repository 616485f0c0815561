using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Finds the commit that lines of a file come from.</summary>
/// <param name="repository">The repository.</param>
/// <param name="workTree">The root of its work tree; null if it has none.</param>
internal sealed class LineOrigin(Repository repository, string? workTree)
{
    /// <summary>
    /// Finds the commit between two revisions that wrote the line with the greatest weight, the latest of several; null if none of them
    /// did, or if the file does not exist.
    /// </summary>
    /// <param name="from">Excluded.</param>
    /// <param name="to">The revision of the lines; null for the work tree, in which only files that equal the checked-out
    /// commit have an origin.</param>
    /// <param name="file">The path of the file when it was compiled; it ends with the path in the repository.</param>
    /// <param name="lines">The first line, from 1, and the last.</param>
    /// <param name="weights">The weights of lines; a missing line has no weight. Null if all weigh the same.</param>
    public Commit? Latest(
        GitRevision from, GitRevision? to, string file, (int First, int Last) lines, IReadOnlyDictionary<int, double>? weights)
    {
        var newest = to is null ? repository.Head.Tip : to.CommitId is { } id ? repository.Lookup<Commit>(id) : null;
        if (newest is null || from.CommitId is not { } oldest || PathIn(newest, file) is not { } path)
            return null;
        if (to is null && !IsAsCommitted(newest, path))
            return null;

        // Commits within the same second have no order by date.
        var between = repository.Commits.QueryBy(
            new CommitFilter { IncludeReachableFrom = newest, ExcludeReachableFrom = oldest, SortBy = CommitSortStrategies.Topological })
            .Select(static one => one.Sha).ToList();
        return repository.Blame(path, new BlameOptions { StartingAt = newest, MinLine = lines.First, MaxLine = lines.Last })
            .Where(hunk => between.Contains(hunk.FinalCommit.Sha))
            .GroupBy(static hunk => hunk.FinalCommit.Sha, StringComparer.Ordinal)
            .OrderByDescending(written => written.Sum(Weight)).ThenBy(written => between.IndexOf(written.Key))
            .FirstOrDefault()?.First().FinalCommit;

        // Blame counts lines from 0.
        double Weight(BlameHunk hunk) => weights is null
            ? 0
            : Enumerable.Range(hunk.FinalStartLineNumber + 1, hunk.LineCount).Sum(line => weights.GetValueOrDefault(line));
    }

    // Line ends depend on the user's settings.
    private bool IsAsCommitted(Commit commit, string path) =>
        workTree is not null && Path.Combine(workTree, path) is var file && File.Exists(file)
        && File.ReadAllText(file).ReplaceLineEndings() == ((Blob)commit[path].Target).GetContentText().ReplaceLineEndings();

    // Finds the longest end of the path that exists in the commit.
    private static string? PathIn(Commit commit, string file)
    {
        var parts = file.Replace('\\', '/').Split('/', StringSplitOptions.RemoveEmptyEntries);
        return Enumerable.Range(0, parts.Length).Select(start => string.Join('/', parts[start..]))
            .FirstOrDefault(path => commit[path] is { TargetType: TreeEntryTargetType.Blob });
    }
}
