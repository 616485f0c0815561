using System.Diagnostics;

namespace SplNet.Integration.Tests;

/// <summary>A suite that gives way does so with all that it starts: else it takes the processor from the suite that measures.</summary>
public sealed class GivingWayTests
{
    private const string Idle = "5"; // SCHED_IDLE
    private const int PolicyAfterTheName = 38; // proc(5): the 41st field, counted behind the name, which may hold anything

    [Fact]
    public void ThreadsOfThisSuite_HaveLowPriority()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Elsewhere the process gives way as a whole.");

        Assert.All(Directory.GetDirectories("/proc/self/task"), static thread =>
            Assert.Equal(Idle, PolicyOf(File.ReadAllText(Path.Combine(thread, "stat")))));
    }

    [Fact]
    public async Task ProcessesStartedByThisSuite_HaveLowPriority()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Elsewhere the process gives way as a whole.");
        var started = await Task.WhenAll(Enumerable.Range(0, 8).Select(static _ => Task.Run(StatOfAChildAsync)));

        Assert.All(started, static stat => Assert.Equal(Idle, PolicyOf(stat)));
    }

    private static async Task<string> StatOfAChildAsync()
    {
        using var child = Process.Start(
            new ProcessStartInfo("cat", "/proc/self/stat") { RedirectStandardOutput = true, UseShellExecute = false })!;
        return await child.StandardOutput.ReadToEndAsync();
    }

    private static string PolicyOf(string stat) => stat[(stat.LastIndexOf(')') + 2)..].Split(' ')[PolicyAfterTheName];
}
