using SplNet.Tests.Shared;
using SplNet.Tool.Views;

namespace SplNet.Tool.Tests.Views;

/// <summary>The file that takes the results.</summary>
public sealed class ResultFileTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-results-");

    [Fact]
    public void Trial_LeavesNoFiles()
    {
        var path = Path.Combine(_folder, "results.json");

        Assert.Null(new ResultFile(path).Problem());
        Assert.Empty(Directory.EnumerateFileSystemEntries(_folder));
    }

    [Fact]
    public void Results_ReplaceTheLastRun()
    {
        var path = Path.Combine(_folder, "results.json");
        File.WriteAllText(path, "a longer text of an earlier run");

        Assert.Null(new ResultFile(path).Problem());
        Assert.Null(new ResultFile(path).Write("results"));
        Assert.Equal("results", File.ReadAllText(path));
        Assert.Single(Directory.EnumerateFileSystemEntries(_folder));
    }

    [Fact]
    public void PathThatCannotBeWritten_SaysWhy()
    {
        Assert.Contains("is a folder", new ResultFile(_folder).Problem(), StringComparison.Ordinal);
        Assert.Contains(
            "does not exist", new ResultFile(Path.Combine(_folder, "none", "results.json")).Problem(), StringComparison.Ordinal);
        Assert.Contains(
            "cannot be written", new ResultFile(Path.Combine(_folder, "none", "results.json")).Write("results"), StringComparison.Ordinal);
    }

    // What fills a disk keeps every page from being written.
    [Fact]
    public void PagesThatCannotBeWritten_AreReportedOnce() =>
        Assert.Single(ResultPages.Write(Path.Combine(_folder, "none"), [("a.html", "a"), ("b.html", "b"), ("index.html", "c")]));

    public void Dispose() => OwnedFolder.Delete(_folder);
}
