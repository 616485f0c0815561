using System.Text.Json;
using SplNet.Tests.Shared;

namespace SplNet.Tool.Tests.Running;

/// <summary>Requirements of a library that is no test project, measured by the built tool.</summary>
public sealed class MeasuredRequirementTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-run-");

    [Fact]
    public async Task SeveralRequirements_AreMeasuredAndSummedUp()
    {
        var json = Path.Combine(_folder, "results.json");

        var run = await RunAsync(Built.Stated, "--json", json, "--seed", "7");

        Assert.Equal((int)ExitCode.Fail, run.ExitCode);
        Assert.All(
            ["PASS  allocated(SELF) * 2 < allocated(Buffers.Large)", "FAIL  allocated(SELF) < allocated(Buffers.Small)", "1 PASS, 1 FAIL", "stands", "--seed 7"],
            part => Assert.Contains(part, run.Output, StringComparison.Ordinal));
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        Assert.Equal(["small is lean", "large is lean"], document.RootElement.GetProperty("requirements").EnumerateArray().Select(static one => one.GetProperty("name").GetString()));
        Assert.Equal(1, document.RootElement.GetProperty("exitCode").GetInt32());
    }

    [Fact]
    public async Task RequirementOfAFile_IsMeasuredAlone()
    {
        var run = await RunAsync(Built.FileOf("perf.spl"), "--filter", "no gigabytes");

        Assert.True(run.ExitCode == (int)ExitCode.Ok, run.Output + run.Errors);
        Assert.Contains("PASS  allocated(large) < 1 GB && allocated(small) < 1 GB", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("Summary", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task MethodOnAnotherFramework_IsMeasured()
    {
        var run = await RunAsync(Built.Web);

        Assert.True(run.ExitCode == (int)ExitCode.Ok, run.Output + run.Errors);
        Assert.Contains("PASS  allocated(SELF[Paths.Any]) < 1 MB", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task WrongFormula_CouldNotBeMeasured()
    {
        var run = await RunAsync(Built.FileOf("wrong.spl"), "--filter", "unknown");

        Assert.Equal((int)ExitCode.NotMeasured, run.ExitCode);
        Assert.Contains("wrong.spl(1,18): error SPL1306", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task FileThatCannotBeWritten_IsToldBeforeAnythingIsMeasured()
    {
        var run = await RunAsync(Built.Stated, "--json", Path.Combine(_folder, "none", "results.json"));

        Assert.Equal((int)ExitCode.Usage, run.ExitCode);
        Assert.Contains("results.json cannot be written", run.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("experiment", run.Errors, StringComparison.Ordinal);
        Assert.Empty(run.Output);
    }

    [Fact]
    public async Task SettingsOfTheProject_AreThoseBesideItsAssembly()
    {
        var settings = Path.Combine(_folder, "splnet.json");
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(Built.Stated)!))
            File.Copy(file, Path.Combine(_folder, Path.GetFileName(file)));
        await File.WriteAllTextAsync(settings, """{ "alpha": "tiny" }""", TestContext.Current.CancellationToken);

        var run = await RunAsync(Path.Combine(_folder, Path.GetFileName(Built.Stated)));

        Assert.Equal((int)ExitCode.Usage, run.ExitCode);
        Assert.Contains($"'alpha' in {settings} is 'tiny'", run.Errors, StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private static Task<Command> RunAsync(params string[] arguments) =>
        Command.RunAsync("dotnet", [Built.Tool, "run", .. arguments, "--runs", "2"], ("SPLNET_ITERATIONS", "2"), ("SPLNET_ITERATION_MILLISECONDS", "1"));
}
