using System.Diagnostics;
using SplNet.Processes;

namespace SplNet.Tests.Measuring.Instructions;

/// <summary>The tracer as a process: lines in, lines out.</summary>
public sealed class TracerTests
{
    private const int Patience = 30_000;
    private const string NoSuchProcess = "3";

    [Fact]
    public void MissingThread_ReturnsTheErrorAndEndOfInputEndsTheTracer()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Instructions are counted on Linux.");
        using var tracer = Process.Start(
            HostCommand.For(typeof(TracerTests).Assembly.Location, [Host.Program.CountInstructions], new Dictionary<string, string?>()))!;
        tracer.StandardInput.WriteLine($"{int.MaxValue} 2");
        tracer.StandardInput.Flush();
        var answer = tracer.StandardOutput.ReadLine();
        tracer.StandardInput.Close();
        Assert.True(tracer.WaitForExit(Patience));
        Assert.Equal((NoSuchProcess, 0), (answer, tracer.ExitCode));
    }
}
