using System.Globalization;

namespace SplNet.Launching;

/// <summary>Exit codes in words.</summary>
internal static class ExitCode
{
    private const int Signalled = 128;

    // Unix reports a process that died of signal n as 128 + n.
    public static string Describe(int code)
    {
        var number = "exit code " + code.ToString(CultureInfo.InvariantCulture);
        var signal = OperatingSystem.IsWindows() ? null : Name(code - Signalled);
        return signal is null ? number : $"{number} ({signal})";
    }

    private static string? Name(int signal) => signal switch
    {
        6 => "aborted: a stack overflow, Environment.FailFast, or an exception that nobody caught",
        9 => "killed: by a user, or by the system for want of memory",
        11 => "a segmentation fault",
        15 => "terminated",
        _ => null,
    };
}
