using SplNet.Tool.Tests.Running;
using SplNet.Versions.Builds;

namespace SplNet.Tool.Tests;

/// <summary>Exceptions that no command handles.</summary>
public class UnexpectedFailureTests
{
    [Fact]
    public void Exception_HasAnExitCodeAndDetailsForABugReport()
    {
        var (exitCode, _, errors) = InThisProcess.RunWith(
            new BrokenInput(new InvalidOperationException("on purpose")), "check-syntax", "-");
        Assert.Equal((int)ExitCode.NotMeasured, exitCode);
        Assert.StartsWith("splnet ", errors, StringComparison.Ordinal);
        Assert.Contains("Please report it:", errors, StringComparison.Ordinal);
        Assert.Contains("System.InvalidOperationException: on purpose", errors, StringComparison.Ordinal);
        Assert.Contains(nameof(BrokenInput), errors, StringComparison.Ordinal);
    }

    [Fact]
    public void ExceptionForUsers_ShowsItsMessageOnly()
    {
        var (exitCode, _, errors) = InThisProcess.RunWith(
            new BrokenInput(new BuildFailedException("It does not build.")), "check-syntax", "-");
        Assert.Equal(((int)ExitCode.Usage, $"It does not build.{Environment.NewLine}"), (exitCode, errors));
    }

    private sealed class BrokenInput(Exception failure) : TextReader
    {
        public override string? ReadLine() => throw failure;

        public override string ReadToEnd() => throw failure;

        public override int Read() => throw failure;

        public override int Read(char[] buffer, int index, int count) => throw failure;
    }
}
