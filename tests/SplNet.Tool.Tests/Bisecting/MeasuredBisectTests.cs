using System.Text.Json;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>The built tool on a real repository, whose commits it builds and measures.</summary>
public sealed class MeasuredBisectTests
{
    [Fact]
    public async Task CommitThatMadeSortingSlow_IsFoundAndConfirmed()
    {
        using var sample = await SampleProgram.BuiltAsync();
        var json = Path.Combine(sample.Folder, "bisect.json");

        var bisect = await RunAsync(sample, "--method", "Sorter.Sort[Arrays.Shuffled](2000)", "--json", json);

        var culprit = sample.Commits[4];
        Assert.True(bisect.ExitCode == (int)ExitCode.Ok, bisect.Output + bisect.Errors);
        Assert.Contains(culprit.Id, bisect.Output, StringComparison.Ordinal);
        Assert.Contains("Merging no longer shares its buffer", bisect.Output, StringComparison.Ordinal);
        Assert.Contains("confirmed by fresh runs", bisect.Output, StringComparison.Ordinal);
        Assert.Matches($@"{sample.Commits[5].Id[..10]} +SKIPPED  .*CS0103", bisect.Output);
        Assert.StartsWith("8 commits may be the culprit: 3 steps, 5 decisions", bisect.Errors, StringComparison.Ordinal);
        Assert.Contains("1. ends: bad, ", bisect.Errors, StringComparison.Ordinal);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        Assert.Equal(("Found", culprit.Id, sample.Commits[3].Id), (Text(document, "outcome"), document.RootElement.GetProperty("culprit").GetProperty("id").GetString(), Text(document, "parent")));
        Assert.True(document.RootElement.GetProperty("decisions")[0].GetProperty("judgement").GetProperty("ratio").GetDouble() > 1.5);

        var formula = await RunAsync(sample, "--formula", "allocated(Sorter.Sort[Arrays.Shuffled](2000)) <= 40 KB", "--path", "src/Sorting/Sorter.cs");

        Assert.True(formula.ExitCode == (int)ExitCode.Ok, formula.Output + formula.Errors);
        Assert.Contains(culprit.Id, formula.Output, StringComparison.Ordinal);
        Assert.StartsWith("1 commit may be the culprit: 0 steps", formula.Errors, StringComparison.Ordinal);
        await AssertEndsAreAlikeAsync(sample);
    }

    private static async Task AssertEndsAreAlikeAsync(SampleProgram sample)
    {
        var bisect = await RunAsync(sample, "--formula", "allocated(Sorter.Sort[Arrays.Shuffled](2000)) <= 1 GB");

        Assert.Equal((int)ExitCode.NotMeasured, bisect.ExitCode);
        Assert.Contains("the formula must hold at the good end and not at the bad one", bisect.Output, StringComparison.Ordinal);
    }

    private static string? Text(JsonDocument document, string name) => document.RootElement.GetProperty(name).GetString();

    private static Task<Command> RunAsync(SampleProgram sample, params string[] options) => Command.RunAsync(
        "dotnet",
        [Built.Tool, "bisect", "--good", "v1.1", "--bad", "HEAD", "--assembly", sample.Assembly, .. options],
        ("SPLNET_CACHE", sample.Cache),
        ("SPLNET_ITERATIONS", "5"),
        ("SPLNET_ITERATION_MILLISECONDS", "1"));
}
