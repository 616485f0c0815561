using SplNet.Tests.Shared;

namespace SplNet.Tool.Tests.Running;

/// <summary>The built tool, as a process that starts real measuring processes.</summary>
public sealed class BuiltToolTests
{
    [Fact]
    public async Task ProcessesThatTakeTooLong_AreNotMeasured()
    {
        var check = await CheckAsync(["--experiments", "1"], ("SPLNET_LAUNCH_TIMEOUT_SECONDS", "0.001"));

        Assert.Equal((int)ExitCode.NotMeasured, check.ExitCode);
        Assert.Contains("INVALID", check.Errors, StringComparison.Ordinal);
        Assert.Empty(check.Output);
    }

    // It asks for the compiler as an assembly, which does not travel with the tool: that of the SDK answers.
    [Trait("Category", "Long")]
    [Fact]
    public async Task ToolchainOfBenchmarkDotNet_MeasuresForTheTool()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var run = await Command.RunAsync(
            "dotnet", [Built.Tool, "run", Built.Stated, "--filter", "small is lean"], ("SPLNET_ISOLATION", "BenchmarkDotNet"),
            ("SPLNET_RUNS", "2"), ("SPLNET_ITERATIONS", "5"), ("SPLNET_ITERATION_MILLISECONDS", "1"));

        Assert.True(run.ExitCode == (int)ExitCode.Ok, $"{run.Output}\n{run.Errors}");
        Assert.Contains("PASS  small is lean", run.Output, StringComparison.Ordinal);
        Assert.Contains("BenchmarkDotNet generated, built and started the measuring processes", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task InvalidSettings_AreAUsageError()
    {
        var check = await CheckAsync([], ("SPLNET_ALPHA", "tiny"));

        Assert.Equal((int)ExitCode.Usage, check.ExitCode);
        Assert.Contains("SPLNET_ALPHA is 'tiny'", check.Errors, StringComparison.Ordinal);
    }

    private static Task<Command> CheckAsync(string[] options, (string Name, string Value) variable) =>
        Command.RunAsync("dotnet", [Built.Tool, "check", .. options], ("SPLNET_RUNS", "3"), variable);
}
