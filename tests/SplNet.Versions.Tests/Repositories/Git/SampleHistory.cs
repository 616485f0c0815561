namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>
/// A small library and its history of twelve commits, one a day at noon from 1 January 2026, on the branch <c>main</c> of a
/// repository in a temporary folder. Everything about it is fixed, ids of commits included. The library is
/// <c>src/Sorting</c> and needs no package.
/// </summary>
public sealed class SampleHistory : IDisposable
{
    private readonly TemporaryFolder _root = new();
    private readonly SampleImport _import = new();
    private readonly List<SampleCommit> _commits = [];
    private readonly Lazy<IReadOnlyList<SampleCommit>> _made;

    // A fixture cannot skip tests: where there is no git, they are skipped when they ask for the history.
    public SampleHistory() => _made = new Lazy<IReadOnlyList<SampleCommit>>(Make);

    /// <summary>The work tree.</summary>
    public string Folder
    {
        get
        {
            _ = _made.Value;
            return Repository;
        }
    }

    /// <summary>Oldest first.</summary>
    public IReadOnlyList<SampleCommit> Commits => _made.Value;

    public SampleCommit Head => Commits[^1];

    private string Repository => _root.Combine("sorting");

    /// <summary>A clone of it for a test that changes something.</summary>
    /// <param name="into">The folder in which it gets the name <c>clone</c>.</param>
    /// <param name="options">More options of <c>git clone</c>.</param>
    public string Clone(TemporaryFolder into, params string[] options)
    {
        GitCommand.Run(into.Path, ["clone", "--quiet", .. options, new Uri(Folder).AbsoluteUri, "clone"]);
        return into.Combine("clone");
    }

    public void Dispose() => _root.Dispose();

    private IReadOnlyList<SampleCommit> Make()
    {
        Directory.CreateDirectory(Repository);
        GitCommand.Run(Repository, "init", "--quiet");
        GitCommand.Run(Repository, "config", "uploadpack.allowFilter", "true");
        Commit(
            "Insertion sort and search",
            SampleCommitKind.Neutral,
            ("src/Sorting/Sorting.csproj", SampleSources.Project),
            ("src/Sorting/Sorter.cs", SampleSources.InsertionSort),
            ("src/Sorting/Searcher.cs", SampleSources.BinarySearch("Find")),
            (".gitignore", "bin/\nobj/\n"));
        _import.Tag("v1.0");
        Commit("A page about sorting", SampleCommitKind.Documentation, ("README.md", "# Sorting\n\nSorts arrays of numbers.\n"));
        Commit("Sums", SampleCommitKind.Neutral, ("src/Sorting/Sums.cs", SampleSources.Sums));
        Commit("Merge sort", SampleCommitKind.Improvement, ("src/Sorting/Sorter.cs", SampleSources.MergeSort));
        _import.Tag("v1.1", "Version 1.1");
        Commit(
            "Merging no longer shares its buffer", SampleCommitKind.Regression, ("src/Sorting/Sorter.cs", SampleSources.WastefulMergeSort));
        Commit("Averages", SampleCommitKind.Broken, ("src/Sorting/Averages.cs", SampleSources.BrokenAverages));
        Commit("Averages compile", SampleCommitKind.Neutral, ("src/Sorting/Averages.cs", SampleSources.Averages));
        Commit("Find is called IndexOf", SampleCommitKind.Rename, ("src/Sorting/Searcher.cs", SampleSources.BinarySearch("IndexOf")));
        Commit(
            "The page tells about searching",
            SampleCommitKind.Documentation,
            ("README.md", "# Sorting\n\nSorts and searches arrays of numbers.\n"));
        _import.Tag("v1.2");
        Commit("Sums of parts", SampleCommitKind.Neutral, ("src/Sorting/Sums.cs", SampleSources.SumsOfParts));
        Commit(
            "Searching works in arrays without an order",
            SampleCommitKind.Regression,
            ("src/Sorting/Searcher.cs", SampleSources.LinearSearch));
        Commit("Averages of nothing", SampleCommitKind.Neutral, ("src/Sorting/Averages.cs", SampleSources.AveragesOfNothing));
        return [.. _commits.Zip(_import.Into(Repository), static (commit, id) => commit with { Id = id })];
    }

    private void Commit(string title, SampleCommitKind kind, params (string Path, string Text)[] files)
    {
        var date = new DateTimeOffset(2026, 1, 1 + _commits.Count, 12, 0, 0, TimeSpan.Zero);
        _import.Commit(date, title, files);
        _commits.Add(new SampleCommit(string.Empty, title, kind, date)); // the import tells the ids
    }
}
