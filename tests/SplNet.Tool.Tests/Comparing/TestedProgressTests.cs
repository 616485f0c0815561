using SplNet.Evaluation.Progress;
using SplNet.Tests.Shared;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>How far tests are that measure in other processes.</summary>
public sealed class TestedProgressTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-progress-");
    private readonly List<string> _shown = [];

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void LinesOfTests_AreShownOnceWithTheProgress()
    {
        using var progress = Progress();
        var tests = new FiledLines(Path.Combine(_folder, "1.progress"));
        progress.Look();
        tests.Announce("sorting");
        progress.Look();
        tests.Announce("sorting: Pass\r\nwith a second line");
        File.WriteAllText(Path.Combine(_folder, "answer.json"), "{}");
        progress.Look();
        new FiledLines(Path.Combine(_folder, "2.progress")).Announce("searching");
        progress.Look();
        progress.Look();
        Assert.Equal(["0 of 3 done: sorting", "1 of 3 done: sorting: Pass with a second line", "1 of 3 done: searching"], _shown);
    }

    // A display may leave out what is no announcement.
    [Fact]
    public void Updates_RefreshTheDisplay()
    {
        using var progress = Progress();
        var tests = new FiledLines(Path.Combine(_folder, "1.progress"));
        tests.Announce("sorting");
        tests.Update("sorting: run 1");
        progress.Look();
        Assert.Equal(["0 of 3 done: sorting"], _shown);
    }

    [Fact]
    public void IncompleteLine_IsShownLater()
    {
        using var progress = Progress();
        var file = Path.Combine(_folder, "1.progress");
        File.WriteAllText(file, "!sort");
        progress.Look();
        Assert.Empty(_shown);
        File.AppendAllText(file, "ing\n");
        progress.Look();
        Assert.Equal(["0 of 3 done: sorting"], _shown);
    }

    private TestedProgress Progress() => new(_folder, operands: 3, new PlainLines(_shown.Add, TimeProvider.System));
}
