using System.Diagnostics;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests;

/// <summary>What <c>.ci/run</c> makes of what the test command prints and of how it ends.</summary>
public sealed class GateScriptTests : IDisposable
{
    private const string Passed = "Passed!  - Failed:     0, Passed:    12, Skipped:     1, Total:    13, Duration: 1 s - A.dll (net10.0)";
    private const string AlsoPassed = "Passed!  - Failed:     0, Passed:     3, Skipped:     0, Total:     3, Duration: 1 s - B.dll (net10.0)";
    private const string Failed = "Failed!  - Failed:     2, Passed:     5, Skipped:     0, Total:     7, Duration: 1 s - C.dll (net10.0)";

    private readonly string _root = OwnedFolder.Create("splnet-gate-script-");

    public void Dispose() => OwnedFolder.Delete(_root);

    [Theory]
    [InlineData(Passed + "\n" + AlsoPassed, 0, 0, "15 passed, 0 failed, 1 skipped")]
    [InlineData(Passed + "\n" + Failed, 1, 1, "17 passed, 2 failed, 1 skipped")]
    [InlineData(Passed + "\n" + Failed, 0, 1, "17 passed, 2 failed, 1 skipped")] // a command that hides its failure
    [InlineData(Passed, 1, 1, "12 passed, 0 failed, 1 skipped")] // a build that failed beside suites that ran
    [InlineData("Nothing was tested.", 0, 1, "0 passed, 0 failed, 0 skipped")]
    public async Task Gate_PassesOnlyIfSuitesRanAndNoneFailed(string printed, int ended, int exitCode, string last)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The gate is a script of a Unix shell.");
        Directory.CreateDirectory(Path.Combine(_root, ".ci"));
        File.Copy(Repository.PathOf(".ci/run"), Path.Combine(_root, ".ci", "run"));
        await File.WriteAllTextAsync(Path.Combine(_root, "printed.txt"), printed + "\n", TestContext.Current.CancellationToken);
        AddCommand("dotnet", $"cat \"{_root}/printed.txt\"; exit {ended}");
        foreach (var tool in new[] { "git", "svn", "svnadmin", "svnserve", "apt-get" })
            AddCommand(tool, "exit 0");

        var start = new ProcessStartInfo("bash") { ArgumentList = { Path.Combine(_root, ".ci", "run") }, RedirectStandardOutput = true, UseShellExecute = false };
        start.Environment["PATH"] = $"{Path.Combine(_root, "bin")}:{Environment.GetEnvironmentVariable("PATH")}";
        using var gate = Process.Start(start)!;
        var output = await gate.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken);
        await gate.WaitForExitAsync(TestContext.Current.CancellationToken);
        Assert.Equal((exitCode, last), (gate.ExitCode, output.TrimEnd().Split('\n')[^1]));
    }

    private void AddCommand(string name, string script)
    {
        var path = Path.Combine(Directory.CreateDirectory(Path.Combine(_root, "bin")).FullName, name);
        File.WriteAllText(path, $"#!/bin/sh\n{script}\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
    }
}
