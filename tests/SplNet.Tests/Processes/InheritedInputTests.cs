using System.Diagnostics;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Processes;

/// <summary>What measured code, and the programs that it starts, find at their standard input: not the messages of the parent.</summary>
public class InheritedInputTests
{
    [Fact]
    public void ProgramThatReadsItsInput_GetsNothingAndTurnsStillArrive()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Programs inherit the pipe of the parent there.");
        var result = Watched.Run(new Experiment((a, b, allocated) => allocated(a) < allocated(b))
        {
            Options = Watched.OfBytes with { LaunchTimeout = TimeSpan.FromSeconds(10) },
            ["a"] = Operand.Of(static () => Environment.TickCount64).SetUp(Read),
            ["b"] = Operand.Of(static () => new byte[100]).SetUp(Read),
        });
        Assert.True(result.Passed, result.ToString());
    }

    private static void Read()
    {
        using var program = Process.Start(new ProcessStartInfo("cat") { UseShellExecute = false, RedirectStandardOutput = true })!;
        Assert.Empty(program.StandardOutput.ReadToEnd());
        program.WaitForExit();
        using var input = Console.OpenStandardInput();
        Assert.Equal(-1, input.ReadByte());
    }
}
