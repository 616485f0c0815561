using System.Globalization;
using System.Text.Json;
using SplNet.Tests.Shared;

namespace SplNet.Tool.Tests.Running;

/// <summary>Three processes that share requirements, as the pods of an indexed job do, and one that measures all.</summary>
public sealed class ShardedRunTests : IDisposable
{
    private const int Count = 3;

    private readonly string _folder = OwnedFolder.Create("splnet-shards-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public async Task PodsOfAnIndexedJob_HaveCorrectVerdicts()
    {
        var parts = await PartsAsync(await RequirementsAsync(Count));
        var merged = Merge(parts);

        Assert.Equal(((int)ExitCode.Fail, string.Empty), (merged.ExitCode, merged.Errors));
        Assert.Equal([("wrong", "Fail"), ("r1", "Pass"), ("r2", "Pass")], Verdicts("merged.json"));
        Assert.Contains("2 PASS, 1 FAIL", merged.Output, StringComparison.Ordinal);
        Assert.Contains(
            "tests=\"3\" failures=\"1\"",
            await File.ReadAllTextAsync(Path.Combine(_folder, "merged.xml"), TestContext.Current.CancellationToken),
            StringComparison.Ordinal);

        var missing = InThisProcess.Run(["merge", .. parts.Skip(1)]);
        Assert.Contains("the document of part 1 of 3 is missing", missing.Output, StringComparison.Ordinal);
        Assert.NotEqual((int)ExitCode.Ok, missing.ExitCode);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task PodsOfAnIndexedJob_AgreeWithOneProcess()
    {
        var requirements = await RequirementsAsync(Count + 1);
        var merged = Merge(await PartsAsync(requirements));
        var whole = await RunAsync(requirements, ["--json", Path.Combine(_folder, "whole.json")]);

        Assert.Equal((int)ExitCode.Fail, whole.ExitCode);
        Assert.Equal((whole.ExitCode, string.Empty), (merged.ExitCode, merged.Errors));
        Assert.Equal(Verdicts("whole.json"), Verdicts("merged.json"));
        Assert.Equal(4, Verdicts("merged.json").Count);
        Assert.Contains("3 PASS, 1 FAIL", merged.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void OtherFiles_AreNotParts()
    {
        var path = Path.Combine(_folder, "other.json");
        File.WriteAllText(path, "{}");
        Refused("The files are of different kinds.", path);
        File.WriteAllText(path, """{ "requirements": [""");
        Refused($"{path} cannot be read as a document of this version of the tool", path);
        Refused("cannot be read", Path.Combine(_folder, "none.json"));
    }

    [Theory]
    [InlineData("--shard is '7/5'; it must be a part of several, for example 2/5, or auto.", "--shard", "7/5")]
    [InlineData("--durations balances parts, but there is only one part", "--durations", "run.json")]
    [InlineData("--durations: none.json cannot be read as a document", "--shard", "1/2", "--durations", "none.json")]
    public void WrongOptions_AreReported(string message, params string[] options)
    {
        var (exitCode, _, errors) = InThisProcess.Run(["run", Built.Stated, .. options]);
        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(message, errors, StringComparison.Ordinal);
    }

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);

    private static void Refused(string message, string path)
    {
        var (exitCode, _, errors) = InThisProcess.Run("merge", path);
        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(message, errors, StringComparison.Ordinal);
    }

    private static Task<Command> RunAsync(string requirements, string[] arguments, params (string Name, string Value)[] variables) =>
        Command.RunAsync(
            "dotnet",
            [Built.Tool, "run", requirements, "--assembly", Built.Stated, "--quiet", .. arguments],
            [("SPLNET_ITERATIONS", "2"), ("SPLNET_ITERATION_MILLISECONDS", "1"), .. variables]);

    private Task<string[]> PartsAsync(string requirements) =>
        Task.WhenAll(Enumerable.Range(0, Count).Select(index => PartAsync(requirements, "auto/3", ("JOB_COMPLETION_INDEX", Text(index)))));

    private (int ExitCode, string Output, string Errors) Merge(string[] parts) =>
        InThisProcess.Run(
            ["merge", .. parts, "--json", Path.Combine(_folder, "merged.json"), "--junit", Path.Combine(_folder, "merged.xml")]);

    private async Task<string> RequirementsAsync(int count)
    {
        var path = Path.Combine(_folder, "perf.spl");
        await File.WriteAllLinesAsync(
            path,
            ["wrong: allocated(Buffers.Large) < 1 KB with runs = 2", .. Enumerable.Range(1, count - 1)
                .Select(static number => $"r{number}: allocated(Buffers.Small) < {number} GB with runs = 2")],
            TestContext.Current.CancellationToken);
        return path;
    }

    private async Task<string> PartAsync(string requirements, string shard, (string Name, string Value) variable)
    {
        var path = Path.Combine(_folder, $"part{variable.Value}.json");
        var run = await RunAsync(requirements, ["--shard", shard, "--json", path], variable);
        Assert.True(run.ExitCode is (int)ExitCode.Ok or (int)ExitCode.Fail, run.Output + run.Errors);
        return path;
    }

    private List<(string? Name, string? Verdict)> Verdicts(string file)
    {
        using var document = JsonDocument.Parse(File.ReadAllText(Path.Combine(_folder, file)));
        return [.. document.RootElement.GetProperty("requirements").EnumerateArray()
            .Select(static one => (one.GetProperty("name").GetString(), one.GetProperty("result").GetProperty("verdict").GetString()))];
    }
}
