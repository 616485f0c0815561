using System.Text.Json;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;
using SplNet.Versions.Tests.Repositories.Subversion;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>The built tool on real repositories, whose commits it builds and measures.</summary>
public sealed class MeasuredBisectTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    // Bytes are exact, so few runs decide, and two commits are built.
    [Trait("Category", "Long")]
    [Fact]
    public async Task CommitThatMadeSortingAllocate_IsFoundAndConfirmed()
    {
        using var sample = new SampleHistory();
        var program = await SampleProgram.BuildAsync(sample.Clone(_folder), "src/Sorting");
        var (json, culprit) = (_folder.Combine("bisect.json"), sample.Commits[4]);

        var bisect = await RunAsync(
            program, sample.Commits[3].Id, culprit.Id, "--formula", "allocated(Sorter.Sort[Arrays.Shuffled](2000)) <= 40 KB with runs = 2",
            "--json", json);

        using var document = await FoundAsync(bisect, json, culprit.Id, culprit.Title, sample.Commits[3].Id);
        Assert.StartsWith("1 commit may be the culprit: 0 steps", bisect.Errors, StringComparison.Ordinal);
        Assert.Contains("1. ends: bad, ", bisect.Errors, StringComparison.Ordinal);
    }

    // Of four commits one does not build, so the search goes around it. More of them would be more builds.
    [Trait("Category", "Long")]
    [Fact]
    public async Task CommitThatMadeSortingSlow_IsFoundAndConfirmed()
    {
        using var sample = new SampleHistory();
        var program = await SampleProgram.BuildAsync(sample.Clone(_folder), "src/Sorting");
        var json = _folder.Combine("bisect.json");

        var bisect = await RunAsync(
            program, "v1.1", "v1.2~1", "--method", "Sorter.Sort[Arrays.Shuffled](2000)", "--explain", "--json", json);

        var culprit = sample.Commits[4];
        await AssertSlowerAsync(bisect, json, culprit.Id, culprit.Title, sample.Commits[3].Id);
        Assert.Matches($@"{sample.Commits[5].Id[..10]} +SKIPPED  .*CS0103", bisect.Output);
        Assert.StartsWith("4 commits may be the culprit: 2 steps, 4 decisions", bisect.Errors, StringComparison.Ordinal);
        Assert.Matches(@"BAD +like the later end, not measured: the \d+ changed methods are not among the \d+ that it uses", bisect.Output);
        Assert.Matches(
            $@"Why\n.*\n +1\. Sorter\.\w+\([^)]+\) \(changed, Sorter\.cs:\d+, {culprit.Id[..10]} ""{culprit.Title}""\): ",
            bisect.Output.ReplaceLineEndings("\n"));
        Assert.Contains("1. ends: bad, ", bisect.Errors, StringComparison.Ordinal);

        var formula = await RunAsync(
            program, "v1.1", "v1.2~1", "--formula", "allocated(Sorter.Sort[Arrays.Shuffled](2000)) <= 40 KB", "--path",
            "src/Sorting/Sorter.cs");

        Assert.True(formula.ExitCode == (int)ExitCode.Ok, formula.Output + formula.Errors);
        Assert.Contains(culprit.Id, formula.Output, StringComparison.Ordinal);
        Assert.StartsWith("1 commit may be the culprit: 0 steps", formula.Errors, StringComparison.Ordinal);
    }

    // Arrays that are sorted already take insertion sort one pass, and the slower library the square of their length.
    [Trait("Category", "Long")]
    [Fact]
    public async Task RevisionOfSubversionThatMadeSortingSlow_IsFoundAndConfirmed()
    {
        using var sample = new SvnSample();
        SvnCommand.Run("svn", sample.WorkingCopy, "move", "--quiet", "sorting", "lib");
        SvnCommand.Run("svn", sample.WorkingCopy, "commit", "--quiet", "-m", "The name as before");
        var program = await SampleProgram.BuildAsync(sample.WorkingCopy, "lib");
        var json = _folder.Combine("bisect.json");

        var bisect = await RunAsync(program, "svn:r2", "HEAD", "--method", "Sorter.Sort[Arrays.Sorted](1000)", "--json", json);

        await AssertSlowerAsync(bisect, json, "r7", "A slower library", "r6");
        Assert.Matches(@"r6 +GOOD  ", bisect.Output);
        Assert.Contains("HEAD = r9 of /trunk, last changed in r9", bisect.Output, StringComparison.Ordinal);
        Assert.StartsWith("5 commits may be the culprit: 3 steps, 5 decisions", bisect.Errors, StringComparison.Ordinal);
    }

    private static async Task AssertSlowerAsync(Command bisect, string json, string culprit, string title, string parent)
    {
        using var document = await FoundAsync(bisect, json, culprit, title, parent);
        Assert.True(document.RootElement.GetProperty("decisions")[0].GetProperty("judgement").GetProperty("ratio").GetDouble() > 1.5);
    }

    private static async Task<JsonDocument> FoundAsync(Command bisect, string json, string culprit, string title, string parent)
    {
        Assert.True(bisect.ExitCode == (int)ExitCode.Ok, bisect.Output + bisect.Errors);
        Assert.All([culprit, title, "confirmed by fresh runs"], part => Assert.Contains(part, bisect.Output, StringComparison.Ordinal));
        var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        var root = document.RootElement;
        Assert.Equal(
            ("Found", culprit, parent), (
                root.GetProperty("outcome").GetString(),
                root.GetProperty("culprit").GetProperty("id").GetString(),
                root.GetProperty("parent").GetString()));
        return document;
    }

    private Task<Command> RunAsync(string program, string good, string bad, params string[] options) => Command.RunAsync(
        "dotnet",
        [Built.Tool, "bisect", "--good", good, "--bad", bad, "--assembly", program, .. options],
        ("SPLNET_CACHE", _folder.Combine("cache")),
        ("SPLNET_ALPHA", "0.1"), // sorting takes twentyfold
        ("SPLNET_ITERATIONS", "5"),
        ("SPLNET_ITERATION_MILLISECONDS", "1"));
}
