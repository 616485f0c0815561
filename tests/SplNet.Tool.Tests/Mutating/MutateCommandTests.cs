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

    public MutateCommandTests() => _library = new MutatedLibrary(Path.Combine(_folder, "library"));

    [Fact]
    public async Task WrongInputs_AreToldAtOnce_BeforeAnythingIsBuilt()
    {
        var command = await MutateAsync("--functional", Path.Combine(_folder, "Gone.dll"), "--json", Path.Combine(_folder, "gone", "a.json"));
        Assert.Equal((int)ExitCode.Usage, command.ExitCode);
        Assert.Contains("--functional is", command.Errors, StringComparison.Ordinal);
        Assert.Contains("a.json cannot be written", command.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("Building", command.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task ProjectThatDoesNotBuild_IsToldWithItsErrors()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        _library.Write("Cache.cs", "namespace Mutated; public class Cache { public int Has() => nothing; }");
        var command = await MutateAsync("--screen-only");
        Assert.Equal((int)ExitCode.NotMeasured, command.ExitCode);
        Assert.Contains("CS0103", command.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task UnknownOperator_IsToldWithTheNearest()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var command = await MutateAsync("--screen-only", "--operators", "CPA");
        Assert.Equal((int)ExitCode.Usage, command.ExitCode);
        Assert.Contains("'CPA' is no operator.", command.Errors, StringComparison.Ordinal);
        Assert.Contains("CAP", command.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Screen_TellsWhatTestsRun_WritesNothingToTheProject_AndGoesOnWhereItWas()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var before = FolderState.Of(_library.Folder);
        var file = Path.Combine(_folder, "all.json");
        var first = await MutateAsync("--screen-only", "--json", file);
        Assert.True(first.ExitCode == 0, first.Output + first.Errors);
        Assert.Equal(before, FolderState.Of(_library.Folder));
        var statuses = JsonNode.Parse(await File.ReadAllTextAsync(file, TestContext.Current.CancellationToken))!["mutants"]!.AsArray().ToLookup(static one => one!["mutant"]!["operator"]!.GetValue<string>(), static one => one!["status"]!.GetValue<string>());
        Assert.Contains("NotMeasured", statuses["HWO"]);
        Assert.Contains("NoCoverage", statuses["HWO"]);
        Assert.Contains("Ignored", statuses["HWO"]);
        Assert.Contains("differently; none was measured", first.Output, StringComparison.Ordinal);

        var second = await MutateAsync("--screen-only");
        Assert.True(second.ExitCode == 0, second.Output + second.Errors);
        Assert.Contains("Taken from an earlier run of the same", second.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task LinesThatChanged_AreMutatedAlone()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        _library.Commit();
        _library.Write("Cache.cs", MutatedLibrary.Source.Replace("return _items.Contains(item);", "return _items.Contains(item) || item < 0;", StringComparison.Ordinal));
        var file = Path.Combine(_folder, "all.json");
        var command = await MutateAsync("--screen-only", "--since", "HEAD", "--json", file);
        Assert.True(command.ExitCode == 0, command.Output + command.Errors);
        var places = JsonNode.Parse(await File.ReadAllTextAsync(file, TestContext.Current.CancellationToken))!["mutants"]!.AsArray().Select(static one => one!["mutant"]!).ToList();
        var changed = MutatedLibrary.LineOf("return _items.Contains(item);");
        Assert.NotEmpty(places);
        Assert.All(places, place => Assert.InRange(changed, place["startLine"]!.GetValue<int>(), place["endLine"]!.GetValue<int>()));
        Assert.Contains("have not changed since HEAD", command.Output, StringComparison.Ordinal);
    }

    // Minutes: a build, controls, a kill in the middle and the rest of the run.
    [Fact]
    [Trait("Category", "Long")]
    public async Task MeasuredRun_KillsTheSlow_SparesControls_AndGoesOnAfterAKill()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
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

    private string[] Words(string[] more) => ["exec", Built.Tool, "mutate", "--project", _library.Project, "--tests", _library.Formulas, "--assembly", _library.Tests, "--resume", Path.Combine(_folder, "kept"), .. more];

    private Task<Command> MutateAsync(params string[] more) => Command.RunAsync("dotnet", Words(more), ("SPLNET_CACHE", Path.Combine(_folder, "cache")));

    // What it has started ends with it.
    private async Task KillWhenMeasuringAsync(string[] more)
    {
        using var process = Process.Start(new ProcessStartInfo("dotnet", Words(more)) { RedirectStandardError = true, RedirectStandardOutput = true, UseShellExecute = false })!;
        try
        {
            while (await process.StandardError.ReadLineAsync(TestContext.Current.CancellationToken) is { } line && !line.StartsWith("  measured: ", StringComparison.Ordinal))
                continue;
        }
        finally
        {
            process.Kill();
            await process.WaitForExitAsync(TestContext.Current.CancellationToken);
        }
    }
}
