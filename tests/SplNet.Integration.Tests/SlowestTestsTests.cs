using System.Diagnostics;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests;

/// <summary>What <c>.ci/slowest</c> makes of the trx files of a run.</summary>
public sealed class SlowestTestsTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-slowest-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public async Task TestsOfAllFiles_AreListedByTime_UpToTheRequestedNumber()
    {
        await WriteAsync(
            "a.trx",
            """<UnitTestResult testId="1" testName="A.Slow(x: &quot;y&quot;)" duration="00:01:02.3400000" outcome="Passed" />""",
            """<UnitTestResult testName="A.Quick" duration="00:00:00.0100000" />""");
        await WriteAsync(
            "b.trx",
            """<UnitTestResult testName="B.Slower" duration="01:00:00.0000000"><Output /></UnitTestResult>""",
            """<UnitTestResult testName="B.Skipped" outcome="NotExecuted" />""");
        Assert.Equal((0, "3600.0 s\tB.Slower\n62.3 s\tA.Slow(x: &quot;y&quot;)\n"), await RunAsync("2"));
    }

    [Fact]
    public async Task FolderWithoutResults_IsAnError()
    {
        var (exitCode, output) = await RunAsync();
        Assert.Equal((1, string.Empty), (exitCode, output));
    }

    private Task WriteAsync(string file, params string[] results) =>
        File.WriteAllTextAsync(
            Path.Combine(_folder, file),
            $"<TestRun><Results>{string.Join('\n', results)}</Results></TestRun>",
            TestContext.Current.CancellationToken);

    private async Task<(int ExitCode, string Output)> RunAsync(params string[] arguments)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "It is a script of a Unix shell.");
        var start = new ProcessStartInfo("bash", [Repository.PathOf(".ci/slowest"), _folder, .. arguments])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        };
        using var script = Process.Start(start)!;
        var output = await script.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken);
        await script.WaitForExitAsync(TestContext.Current.CancellationToken);
        return (script.ExitCode, output);
    }
}
