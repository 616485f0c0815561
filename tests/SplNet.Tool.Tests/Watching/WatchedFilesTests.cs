using SplNet.Tests.Shared;
using SplNet.Tool.Requirements;
using SplNet.Tool.Views;
using SplNet.Tool.Watching;

namespace SplNet.Tool.Tests.Watching;

/// <summary>What is waited for.</summary>
public sealed class WatchedFilesTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-watched-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void AssemblyOfTheMethods_IsAlsoNamed() =>
        Assert.Equal(
            ["perf.spl", "My.dll"], new WatchedFiles(new RequirementInputs(["perf.spl"], "My.dll", null), RequestedViews.None).Names);

    [Fact]
    public void AssemblyThatIsAFile_IsNamedOnce() => Assert.Equal(
        ["My.dll", "perf.spl"], new WatchedFiles(new RequirementInputs(["My.dll", "perf.spl"], null, null), RequestedViews.None).Names);

    [Fact]
    public void FileWithoutAnAssembly_IsNamedAlone()
    {
        var file = Path.Combine(_folder, "perf.spl");

        Assert.Equal([file], new WatchedFiles(new RequirementInputs([file], null, null), RequestedViews.None).Names);
    }

    [Theory]
    [InlineData("My.dll")]
    [InlineData("Other.dll")]
    [InlineData("My.runtimeconfig.json")]
    [InlineData("My.deps.json")]
    [InlineData("My.dll.config")]
    [InlineData("splnet.json")]
    [InlineData("../splnet.json")]
    [InlineData("../../perf.spl")]
    public void ChangedCodeOrSettings_OutdateAMeasurement(string name)
    {
        var files = Files(RequestedViews.None);
        var path = Path.Combine(Output, name);
        var before = files.Look();
        File.WriteAllText(path, "new");
        var come = files.Look();
        Assert.False(come.HasCodeOf(before));
        File.WriteAllText(path, "newer");
        var changed = files.Look();
        Assert.False(changed.HasCodeOf(come));
        Assert.True(files.Look().HasCodeOf(changed));
        File.Delete(path);
        Assert.False(files.Look().HasCodeOf(changed));
    }

    [Fact]
    public void ChangedDataNextToTheAssembly_OutdatesAMeasurementIfItExistedBefore()
    {
        var files = Files(RequestedViews.None);
        var data = Path.Combine(Output, "words.txt");
        var before = files.Look();
        File.WriteAllText(data, "one");
        var come = files.Look();
        Assert.True(come.HasCodeOf(before));
        Assert.Empty(come.ChangedData(before));
        Assert.Equal([data], come.NewData(before));
        File.WriteAllText(data, "one two");
        var changed = files.Look();
        Assert.Equal([data], changed.ChangedData(come));
        Assert.Empty(changed.ChangedData(come.WithDataOf(changed)));
        File.Delete(data);
        Assert.Equal([data], files.Look().ChangedData(changed));
    }

    [Fact]
    public void FilesInFolders_AreNotWatched()
    {
        var folder = Directory.CreateDirectory(Path.Combine(Output, "results")).FullName;
        var files = Files(RequestedViews.None);
        File.WriteAllText(Path.Combine(folder, "1.json"), "{}");
        var before = files.Look();
        File.WriteAllText(Path.Combine(folder, "1.json"), "{ }");
        Assert.True(files.Look().HasCodeOf(before));
        Assert.Empty(files.Look().ChangedData(before));
    }

    // As they are from the run before.
    [Fact]
    public void ResultsNextToTheAssembly_AreNotWatched()
    {
        string[] results =
        [
            "results.json", "changes.md", "junit.xml", "run.sarif", "comment.md", "summary.md", "index.html", "sort-1.html",
        ];
        var files = Files(new RequestedViews
        {
            Json = At(0),
            Markdown = At(1),
            JUnit = At(2),
            Sarif = At(3),
            Comment = At(4),
            Summary = At(5),
            Html = Output + Path.DirectorySeparatorChar,
        });
        foreach (var index in Enumerable.Range(0, results.Length))
            File.WriteAllText(At(index), "old");
        File.WriteAllText(At(0) + ".unfinished", "old");
        var before = files.Look();
        foreach (var index in Enumerable.Range(0, results.Length))
            File.WriteAllText(At(index), "of the next run");
        File.Delete(At(0) + ".unfinished");
        var now = files.Look();
        Assert.True(now.HasCodeOf(before));
        Assert.Empty(now.ChangedData(before));
        Assert.Empty(now.NewData(before));

        string At(int index) => Path.Combine(Output, results[index]);
    }

    private string Output => Directory.CreateDirectory(Path.Combine(_folder, "bin", "net10.0")).FullName;

    private WatchedFiles Files(RequestedViews views) =>
        new(new RequirementInputs([Path.Combine(_folder, "perf.spl")], Path.Combine(Output, "My.dll"), null), views);
}
