using SplNet.Processes;

namespace SplNet.Tests.Processes;

/// <summary>Exit codes in words.</summary>
public class ExitCodeTests
{
    [Theory]
    [InlineData(0, "exit code 0")]
    [InlineData(3, "exit code 3")]
    [InlineData(-1, "exit code -1")]
    [InlineData(134, "exit code 134 (aborted: a stack overflow, Environment.FailFast, or an unhandled exception)")]
    [InlineData(137, "exit code 137 (killed: by a user, or by the system because memory ran out)")]
    [InlineData(139, "exit code 139 (a segmentation fault)")]
    [InlineData(143, "exit code 143 (terminated)")]
    public void Code_OfUnix_IsExplained(int code, string text) => Assert.Equal(text, ExitCode.Describe(code, isWindows: false));

    [Theory]
    [InlineData(0, "exit code 0")]
    [InlineData(137, "exit code 137")]
    [InlineData(-1, "exit code -1 (killed, by Process.Kill or by itself)")]
    [InlineData(unchecked((int)0xC00000FD), "exit code -1073741571 (0xC00000FD, a stack overflow)")]
    [InlineData(unchecked((int)0xE0434352), "exit code -532462766 (0xE0434352, an unhandled exception)")]
    [InlineData(unchecked((int)0xC0000142), "exit code -1073741502 (0xC0000142)")]
    public void Code_OfWindows_IsExplained(int code, string text) => Assert.Equal(text, ExitCode.Describe(code, isWindows: true));
}
