using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>The lines in one tree that are not in an earlier one, file by file.</summary>
/// <param name="repository">A repository with the objects of both.</param>
internal sealed class LineChanges(Repository repository)
{
    /// <summary>
    /// Finds the lines by file path relative to the root, with slashes. For a new file, all lines; where lines were only removed, the line
    /// before and the line after.
    /// </summary>
    /// <param name="from">The id of the earlier tree.</param>
    /// <param name="to">The id of the later tree.</param>
    public IReadOnlyDictionary<string, IReadOnlyList<LineRange>> Between(string from, string to)
    {
        var options = new CompareOptions { ContextLines = 0, InterhunkLines = 0, Similarity = SimilarityOptions.None };
        using var patch = repository.Diff.Compare<Patch>(repository.Lookup<Tree>(from), repository.Lookup<Tree>(to), options);
        return patch.Where(static file => file.Status != ChangeKind.Deleted && !file.IsBinaryComparison)
            .ToDictionary(static file => file.Path, static file => Ranges(file), StringComparer.Ordinal);
    }

    private static IReadOnlyList<LineRange> Ranges(PatchEntryChanges file) =>
        [.. file.Patch.Split('\n').Where(static line => line.StartsWith("@@ ", StringComparison.Ordinal)).Select(Range)];

    // @@ -a,b +c,d @@: a count of 1 is omitted, and for 0 lines c is the line before them.
    private static LineRange Range(string head)
    {
        var added = head[(head.IndexOf('+', StringComparison.Ordinal) + 1)..].Split(' ')[0].Split(',');
        var first = int.Parse(added[0], System.Globalization.CultureInfo.InvariantCulture);
        var count = added.Length == 1 ? 1 : int.Parse(added[1], System.Globalization.CultureInfo.InvariantCulture);
        return count == 0 ? new LineRange(Math.Max(1, first), first + 1) : new LineRange(first, first + count - 1);
    }
}
