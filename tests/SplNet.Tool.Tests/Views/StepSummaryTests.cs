using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Views;

/// <summary>The summary of a step of GitHub's, whose file a variable names.</summary>
public sealed class StepSummaryTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-summary-");

    [Fact]
    public async Task OutsideGitHub_IsAUsageError()
    {
        var run = await RunAsync("");

        Assert.Equal((int)ExitCode.Usage, run.ExitCode);
        Assert.Contains("--github-summary needs the variable GITHUB_STEP_SUMMARY", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task InAStep_GetsTheTable()
    {
        var summary = Path.Combine(_folder, "summary.md");

        await RunAsync(summary);

        Assert.StartsWith(
            "**1 INVALID**", await File.ReadAllTextAsync(summary, TestContext.Current.CancellationToken), StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private async Task<Command> RunAsync(string summary)
    {
        var file = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(file, "Buffers.None < 1 s", TestContext.Current.CancellationToken);
        return await Command.RunAsync(
            "dotnet", [Built.Tool, "run", file, "--assembly", Built.Stated, "--github-summary"], ("GITHUB_STEP_SUMMARY", summary));
    }
}
