using System.Diagnostics;
using System.Text.Json.Nodes;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;

namespace SplNet.Tool.Tests.Mutating;

/// <summary>The command on a small library of its own, from the sources to the counts.</summary>
public sealed class MutateCommandTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-mutate-");
    private readonly MutatedLibrary _library;

    public MutateCommandTests()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        _library = new MutatedLibrary(Path.Combine(_folder, "library"));
    }

    [Fact]
    public async Task WrongInputs_AreAllReportedBeforeBuilding()
    {
        var command = await MutateAsync(
            "--functional", Path.Combine(_folder, "Gone.dll"), "--json", Path.Combine(_folder, "gone", "a.json"));
        Assert.Equal((int)ExitCode.Usage, command.ExitCode);
        Assert.Contains("--functional is", command.Errors, StringComparison.Ordinal);
        Assert.Contains("a.json cannot be written", command.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Building", command.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task FunctionalAssemblyWithoutItsFramework_IsRefusedBeforeBuilding()
    {
        var command = await MutateAsync("--screen-only", "--functional", Built.Stated);

        Assert.Equal((int)ExitCode.Usage, command.ExitCode);
        Assert.Contains(
            $"{Built.Stated} does not contain functional tests. Name the assembly that does.", command.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Building", command.Errors, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task FunctionalAssemblyWithoutTests_IsRefusedBeforeCounting()
    {
        var folder = Path.GetDirectoryName(_library.Tests)!;
        await File.WriteAllBytesAsync(
            Path.Combine(folder, "Microsoft.TestPlatform.Nothing.dll"), [], TestContext.Current.CancellationToken);
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(Built.Unoptimised)!, "SplNet.Tests.Unoptimised.*"))
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)));
        var program = Path.Combine(folder, Path.GetFileName(Built.Unoptimised));

        var command = await MutateAsync("--screen-only", "--operators", "HWO", "--functional", program);

        Assert.True(command.ExitCode == (int)ExitCode.Usage, command.Output + command.Errors);
        Assert.Contains(
            $"{program} does not contain functional tests. Name the assembly that does.", command.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Counting", command.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public Task ProjectThatCannotBeRead_IsReportedWithItsErrors() =>
        AssertNotBuiltAsync("Mutated.csproj", "<Project><PropertyGroup></Project>", "Mutated.csproj(1,27): MSB4025");

    // A build gets as far as the compiler in seconds.
    [Fact]
    [Trait("Category", "Long")]
    public Task ProjectThatDoesNotBuild_IsReportedWithItsErrors() =>
        AssertNotBuiltAsync("Cache.cs", "namespace Mutated; public class Cache { public int Has() => nothing; }", "Cache.cs(1,61): CS0103");

    [Fact]
    public async Task UnknownOperator_IsReportedWithASuggestionBeforeBuilding()
    {
        var command = await MutateAsync("--screen-only", "--operators", "CPA");
        Assert.Equal((int)ExitCode.Usage, command.ExitCode);
        Assert.Contains("'CPA' is not an operator.", command.Errors, StringComparison.Ordinal);
        Assert.Contains("CAP", command.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Building", command.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task SinceOutsideARepository_IsReportedBeforeBuilding()
    {
        var command = await MutateAsync("--screen-only", "--since", "main");
        Assert.Equal((int)ExitCode.Usage, command.ExitCode);
        Assert.Contains("This folder is not in a git repository", command.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Building", command.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AssemblyWithoutARequirement_IsReported()
    {
        var command = await Command.RunAsync(
            "dotnet", ["exec", Built.Tool, "mutate", "--project", _library.Project, "--tests", _library.Tests, "--screen-only"]);
        Assert.Equal((int)ExitCode.NothingToRun, command.ExitCode);
        Assert.Contains(
            $"No performance test in {_library.Tests}: no [Spl] attribute was found. " +
            "Name the assembly that has them, or a file of formulas.",
            command.Errors,
            StringComparison.Ordinal);
    }

    // A build takes seconds, so one run tries it all.
    [Fact]
    public async Task Screen_ReportsTestsOfChangedLinesAndLeavesTheProjectUnchanged()
    {
        string[] changed = ["return _items.Contains(item);", "return _items.Count;", "return _items.Count + 1;"];
        _library.Write("Cache.cs", changed.Aggregate(MutatedLibrary.Source, static (source, line) => source.Replace(
            line,
            line.Replace("return", "return 0 +", StringComparison.Ordinal).Replace(
                "_items.Contains(item)", "item", StringComparison.Ordinal),
            StringComparison.Ordinal)));
        _library.Commit();
        _library.Write("Cache.cs", MutatedLibrary.Source);
        var (before, file) = (FolderState.Of(_library.Folder), Path.Combine(_folder, "all.json"));

        var first = await MutateAsync("--screen-only", "--operators", "HWO", "--since", "HEAD", "--json", file);
        Assert.True(first.ExitCode == 0, first.Output + first.Errors);
        Assert.Equal(before, FolderState.Of(_library.Folder));
        var mutants = JsonNode.Parse(await File.ReadAllTextAsync(file, TestContext.Current.CancellationToken))!["mutants"]!.AsArray();
        Assert.Equal(
            changed.Zip(
                ["NotMeasured", "Ignored", "NoCoverage"], static (line, status) => (Line: MutatedLibrary.LineOf(line), Status: status)),
            mutants.Select(static one => (Line: one!["mutant"]!["startLine"]!.GetValue<int>(), Status: one["status"]!.GetValue<string>()))
                .Order().Distinct());
        Assert.Contains("differently; none was measured", first.Output, StringComparison.Ordinal);
        Assert.Contains("on lines unchanged since HEAD", first.Output, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "Long")]
    public async Task SecondScreen_ContinuesTheFirst()
    {
        string[] chosen = ["--screen-only", "--operators", "HWO"];
        var first = await MutateAsync(chosen);
        Assert.True(first.ExitCode == 0, first.Output + first.Errors);

        var second = await MutateAsync(chosen);
        Assert.True(second.ExitCode == 0, second.Output + second.Errors);
        Assert.Contains("Reused from an earlier identical run", second.Output, StringComparison.Ordinal);
    }

    // Minutes: a build, controls, a kill in the middle and the rest of the run.
    [Fact]
    [Trait("Category", "Long")]
    public async Task MeasuredRun_KillsSlowMutantsOnlyAndContinuesAfterTermination()
    {
        var (json, elements) = (Path.Combine(_folder, "all.json"), Path.Combine(_folder, "elements.json"));
        string[] chosen = ["--operators", "HWO,LIN", "--controls", "2,2"];
        await KillWhenMeasuringAsync(chosen);
        var command = await MutateAsync([.. chosen, "--json", json, "--elements", elements, "--html", Path.Combine(_folder, "pages")]);
        Assert.True(command.ExitCode is 0 or (int)ExitCode.Inconclusive, command.Output + command.Errors);
        var results = JsonNode.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken))!;
        Assert.Contains(results["mutants"]!.AsArray(), static one => one!["status"]!.GetValue<string>() == "Killed");
        Assert.Equal(4, results["controls"]!.AsArray().Count);
        Assert.Contains("measured pair", command.Output, StringComparison.Ordinal);
        var again = await MutateAsync(chosen);
        Assert.Contains("measured pair", again.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("  measured: ", again.Errors, StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private async Task AssertNotBuiltAsync(string file, string content, string error)
    {
        _library.Write(file, content);
        var before = FolderState.Of(_library.Folder);
        var command = await MutateAsync("--screen-only");
        Assert.Equal((int)ExitCode.NotMeasured, command.ExitCode);
        Assert.Contains(error, command.Errors, StringComparison.Ordinal);
        Assert.Equal(before, FolderState.Of(_library.Folder));
    }

    private string[] Words(string[] more) =>
    [
        "exec", Built.Tool, "mutate", "--project", _library.Project, "--tests", _library.Formulas, "--assembly", _library.Tests, "--resume",
        Path.Combine(_folder, "kept"), .. more,
    ];

    private Task<Command> MutateAsync(params string[] more) =>
        Command.RunAsync("dotnet", Words(more), ("SPLNET_CACHE", Path.Combine(_folder, "cache")));

    // What it has started ends with it.
    private async Task KillWhenMeasuringAsync(string[] more)
    {
        using var process = Process.Start(new ProcessStartInfo("dotnet", Words(more))
        {
            RedirectStandardError = true,
            RedirectStandardOutput = true,
            UseShellExecute = false,
        })!;
        try
        {
            while (await process.StandardError.ReadLineAsync(TestContext.Current.CancellationToken) is { } line
                && !line.StartsWith("  measured: ", StringComparison.Ordinal))
                continue;
        }
        finally
        {
            process.Kill();
            await process.WaitForExitAsync(TestContext.Current.CancellationToken);
        }
    }
}
