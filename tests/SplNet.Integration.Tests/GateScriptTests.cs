using System.Diagnostics;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests;

/// <summary>What <c>.ci/run</c> makes of what the test command prints and of how it ends.</summary>
public sealed class GateScriptTests : IDisposable
{
    private const string Passed = "Passed!  - Failed:     0, Passed:    12, Skipped:     1, Total:    13, Duration: 1 s - A.dll (net10.0)";
    private const string AlsoPassed = "Passed!  - Failed:     0, Passed:     3, Skipped:     0, Total:     3, Duration: " +
        "1 s - B.dll (net10.0)";
    private const string Failed = "Failed!  - Failed:     2, Passed:     5, Skipped:     0, Total:     7, Duration: 1 s - C.dll (net10.0)";

    private const string ToolMissing = "  Skipped SplNet.Versions.Tests.SvnTests.Test [1 ms]\n  Error Message:\n" +
        "   A tool is missing: 'svn' of Subversion, which these tests need.";

    private readonly string _root = OwnedFolder.Create("splnet-gate-script-");

    public void Dispose() => OwnedFolder.Delete(_root);

    [Theory]
    [InlineData(Passed + "\n" + AlsoPassed, 0, 0, "15 passed, 0 failed, 1 skipped")]
    [InlineData(Passed + "\n" + Failed, 1, 1, "17 passed, 2 failed, 1 skipped")]
    [InlineData(Passed + "\n" + Failed, 0, 1, "17 passed, 2 failed, 1 skipped")] // a command that hides its failure
    [InlineData(Passed, 1, 1, "12 passed, 0 failed, 1 skipped")] // a build that failed beside suites that ran
    [InlineData("Nothing was tested.", 0, 1, "0 passed, 0 failed, 0 skipped")]
    [InlineData(ToolMissing + "\n" + Passed, 0, 1, "12 passed, 0 failed, 1 skipped")]
    public async Task Gate_PassesOnlyIfSuitesRanAndNoneFailed(string printed, int ended, int exitCode, string last)
    {
        AddCommand("dotnet", $"cat \"{_root}/printed.txt\"; exit {ended}");
        foreach (var tool in new[] { "git", "svn", "svnadmin", "svnserve", "postgres", "initdb", "chromium", "apt-get" })
            AddCommand(tool, "exit 0");
        AddLanes();
        await File.WriteAllTextAsync(Path.Combine(_root, "printed.txt"), printed + "\n", TestContext.Current.CancellationToken);

        var gate = await RunAsync($"{Commands}:{Environment.GetEnvironmentVariable("PATH")}");

        Assert.Equal((exitCode, last), (gate.ExitCode, gate.Lines[^1]));
    }

    [Theory]
    [InlineData("exit 100", 1, "0 passed, 0 failed, 0 skipped")]
    [InlineData(
        "for tool in svn svnadmin svnserve postgres initdb chromium; do ln -sf git \"$(dirname \"$0\")/$tool\"; done",
        0,
        "12 passed, 0 failed, 1 skipped")]
    public async Task MissingTool_IsInstalledOrEndsTheGate(string install, int exitCode, string last)
    {
        AddCommand("dotnet", $"echo '{Passed}'");
        AddLanes();
        AddCommand("git", "exit 0");
        AddCommand("apt-get", install);
        foreach (var tool in new[] { "awk", "bash", "dirname", "grep", "ln", "mktemp", "nice", "rm", "sh", "tail", "tee" })
            File.CreateSymbolicLink(Path.Combine(Commands, tool), Installed(tool));

        var gate = await RunAsync(Commands);

        Assert.Equal((exitCode, last), (gate.ExitCode, gate.Lines[^1]));
        Assert.Equal(exitCode == 1, gate.Lines.Contains(
            "git, subversion, postgresql and chromium are missing and cannot be installed: tests would be skipped.",
            StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("windows", $"[ $1 = prepare ] || echo '{AlsoPassed}'", 0, "15 passed, 0 failed, 1 skipped")]
    [InlineData("windows", "[ $1 = prepare ] || exit 0; echo 'A tool is missing: wine'; exit 3", 1, "12 passed, 0 failed, 1 skipped")]
    [InlineData("windows", "[ $1 = prepare ] && exit; echo 'A tool is missing: wine'; exit 3", 1, "12 passed, 0 failed, 1 skipped")]
    [InlineData("windows", $"[ \"$1 $2\" = '--no-build quick' ] && echo '{Failed}' && exit 1; exit 0", 1, "17 passed, 2 failed, 1 skipped")]
    [InlineData("net11", $"[ $1 = prepare ] || echo '{AlsoPassed}'", 0, "15 passed, 0 failed, 1 skipped")]
    [InlineData("net11", "[ $1 = prepare ] || exit 0; echo 'A tool is missing: the runtime'; exit 3", 1, "12 passed, 0 failed, 1 skipped")]
    [InlineData("net11", $"[ \"$1 $2\" = '--no-build quick' ] && echo '{Failed}' && exit 1; exit 0", 1, "17 passed, 2 failed, 1 skipped")]
    public async Task SuitesOfALane_AreCountedLikeTheOthers(string lane, string script, int exitCode, string last)
    {
        foreach (var tool in new[] { "git", "svn", "svnadmin", "svnserve", "postgres", "initdb", "chromium" })
            AddCommand(tool, "exit 0");
        AddCommand("dotnet", $"echo '{Passed}'");
        AddLanes();
        AddLane(lane, script);

        var gate = await RunAsync($"{Commands}:{Environment.GetEnvironmentVariable("PATH")}");

        Assert.Equal((exitCode, last), (gate.ExitCode, gate.Lines[^1]));
    }

    [Fact]
    public async Task FailedTests_AreRepeatedAtTheEnd()
    {
        foreach (var tool in new[] { "git", "svn", "svnadmin", "svnserve", "postgres", "initdb", "chromium" })
            AddCommand(tool, "exit 0");
        AddCommand(
            "dotnet", $"echo '  Failed A.B.Sorts_Quickly [5 s]'; echo '  Error Message:'; echo '   it was slow'; echo '{Passed}'; " +
                $"echo '{Failed}'; exit 1");
        AddLanes();
        AddLane("windows", "[ $1 = prepare ] && exit; echo '    A.B.Parses [FAIL]'; exit 1");

        var gate = await RunAsync($"{Commands}:{Environment.GetEnvironmentVariable("PATH")}");

        var end = gate.Lines[(Array.LastIndexOf(gate.Lines, "What failed:") + 1)..^1];
        Assert.Contains("   it was slow", end);
        Assert.Equal(["  Failed A.B.Sorts_Quickly [5 s]", "    A.B.Parses [FAIL]"], end[^2..]);
    }

    private string Commands => Directory.CreateDirectory(Path.Combine(_root, "bin")).FullName;

    private static string Installed(string tool) =>
        Environment.GetEnvironmentVariable("PATH")!.Split(':').Select(folder => Path.Combine(folder, tool)).First(File.Exists);

    private async Task<(int ExitCode, string[] Lines)> RunAsync(string path)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The gate is a script of a Unix shell.");
        var script = Path.Combine(Directory.CreateDirectory(Path.Combine(_root, ".ci")).FullName, "run");
        File.Copy(Repository.PathOf(".ci/run"), script);
        var start = new ProcessStartInfo("bash") { ArgumentList = { script }, RedirectStandardOutput = true, UseShellExecute = false };
        start.Environment["PATH"] = path;
        using var gate = Process.Start(start)!;
        var output = await gate.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken);
        await gate.WaitForExitAsync(TestContext.Current.CancellationToken);
        return (gate.ExitCode, output.TrimEnd().Split('\n'));
    }

    private void AddCommand(string name, string script) => AddScript(Path.Combine(Commands, name), script);

    private void AddLanes()
    {
        AddLane("windows", "exit 0");
        AddLane("net11", "exit 0");
    }

    private void AddLane(string name, string script) =>
        AddScript(Path.Combine(Directory.CreateDirectory(Path.Combine(_root, "tests", name)).FullName, "run"), script);

    private static void AddScript(string path, string script)
    {
        File.WriteAllText(path, $"#!/bin/sh\n{script}\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
    }
}
