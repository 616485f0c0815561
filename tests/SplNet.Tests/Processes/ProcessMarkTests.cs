using System.Diagnostics;
using SplNet.Evaluation.Toolchain;
using SplNet.Machine;
using SplNet.Versions.Processes;

namespace SplNet.Tests.Processes;

/// <summary>Processes that have lost their parent are found, each system's own way.</summary>
public sealed class ProcessMarkTests
{
    private static readonly TimeSpan Ended = TimeSpan.FromSeconds(10);

    [Fact]
    public async Task ChildOfAMarkedProcess_EndsWithTheMarkEvenWithoutItsParent()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsWindows(), "Other systems tell neither environments nor jobs.");
        var mark = new Descendants();
        var start = Waiting(nested: true);
        mark.Put(start.Environment);
        using var process = Process.Start(start)!;
        mark.Take(process);
        Assert.Equal("begins", (await process.StandardOutput.ReadLineAsync(TestContext.Current.CancellationToken))?.Trim());
        process.Kill();

        mark.Kill();

        // Its output ends when nobody can write there any more.
        await process.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken).WaitAsync(
            Ended, TestContext.Current.CancellationToken);
    }

    // What is left is about to become another program, so often that most of the moments are tried in which it has no environment.
    [Fact]
    public async Task OrphanOfAnEndedProcess_IsStopped()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Jobs of Windows end with the mark.");
        for (var i = 0; i < 50; i++)
        {
            var mark = new Descendants();
            var start =
                new ProcessStartInfo("/bin/sh", ["-c", "sleep 600 & true"]) { RedirectStandardOutput = true, UseShellExecute = false };
            mark.Put(start.Environment);
            using var process = Process.Start(start)!;
            process.WaitForExit();

            mark.KillLeftBy(process.Id);

            await process.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken).WaitAsync(
                Ended, TestContext.Current.CancellationToken);
        }
    }

    [Theory]
    [InlineData("4711 (sleep) S 4700 4711 4700 0", true)]
    [InlineData("4711 (a) Z) b) R 1 4711 4700 0", true)]
    [InlineData("4711 (sleep) Z 4700 4711 4700 0", false)]
    [InlineData("4711 (sleep) X 0 -1 -1 0", false)]
    [InlineData("17 (kworker/0:1) I 2 0 0 0", false)]
    [InlineData("2 (kthreadd) S 0 0 0 0", false)]
    [InlineData("", false)]
    public void ProcessWithoutAnEnvironment_IsAnotherProgramUnlessItEnded(string stat, bool becomes) =>
        Assert.Equal(becomes, ProcessMark.IsBecomingAnother(stat));

    [Theory]
    [InlineData(700, "0.50 0.40 0.30 2/300 900\n", 700)]
    [InlineData(700, "0.50 0.40 0.30 2/300 20\n", 0)]
    [InlineData(700, "0.50 0.40 0.30", 0)]
    [InlineData(700, "", 0)]
    public void IdsThatWrapAround_AreAllRead(int process, string load, int lowest) =>
        Assert.Equal(lowest, ProcessMark.LowestAfter(process, load));

    [Fact]
    public void ReleasedProcess_Continues()
    {
        var mark = new Descendants();
        var start = Waiting(nested: false);
        mark.Put(start.Environment);
        using var process = Process.Start(start)!;
        mark.Take(process);

        mark.LetGo();

        Assert.False(process.WaitForExit(TimeSpan.FromMilliseconds(200)));
        process.Kill(entireProcessTree: true);
        Assert.True(process.WaitForExit(Ended));
    }

    [Fact]
    public void ProcessWithAPathInItsCommandLine_IsStopped()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has jobs for that.");
        Assert.SkipUnless(File.Exists("/usr/bin/pgrep"), "There is no pgrep, which macOS has.");
        var path = Path.Combine(Path.GetTempPath(), "splnet-(named)-" + Guid.NewGuid().ToString("N"));
        using var process = Process.Start(
            new ProcessStartInfo("/bin/sh", ["-c", "read line", path]) { RedirectStandardInput = true, UseShellExecute = false })!;

        NamedProcesses.Kill(path);

        Assert.True(process.WaitForExit(Ended));
    }

    // A shell that waits for a line that never comes; or one that has started such a shell.
    private static ProcessStartInfo Waiting(bool nested)
    {
        var start = OperatingSystem.IsWindows()
            ? new ProcessStartInfo("cmd.exe", nested ? "/d /c \"echo begins& cmd /d /c pause\"" : "/d /c pause")
            : new ProcessStartInfo("/bin/sh", ["-c", nested ? "sh -c 'echo begins; read line'; true" : "read line"]);
        (start.RedirectStandardInput, start.RedirectStandardOutput, start.UseShellExecute) = (true, true, false);
        return start;
    }
}
