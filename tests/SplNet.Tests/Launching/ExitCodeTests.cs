
using SplNet.Launching;

namespace SplNet.Tests.Launching;

/// <summary>Exit codes in words.</summary>
public class ExitCodeTests
{
    [Theory]
    [InlineData(0, "exit code 0")]
    [InlineData(3, "exit code 3")]
    [InlineData(-1, "exit code -1")]
    [InlineData(134, "exit code 134 (aborted: a stack overflow, Environment.FailFast, or an exception that nobody caught)")]
    [InlineData(137, "exit code 137 (killed: by a user, or by the system for want of memory)")]
    [InlineData(139, "exit code 139 (a segmentation fault)")]
    [InlineData(143, "exit code 143 (terminated)")]
    public void Code_IsExplained(int code, string text)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no signals.");
        Assert.Equal(text, ExitCode.Describe(code));
    }
}
