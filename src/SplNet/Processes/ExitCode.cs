using System.Globalization;

namespace SplNet.Processes;

/// <summary>Exit codes in words.</summary>
internal static class ExitCode
{
    private const int Signalled = 128;

    public static string Describe(int code) => Describe(code, OperatingSystem.IsWindows());

    // Unix reports a process that died of signal n as 128 + n; Windows has separate numbers for failures, which are known in hexadecimal.
    internal static string Describe(int code, bool isWindows)
    {
        var number = "exit code " + code.ToString(CultureInfo.InvariantCulture);
        if (!isWindows)
            return Signal(code - Signalled) is { } signal ? $"{number} ({signal})" : number;
        var hexadecimal = code < -1 ? $"0x{code:X8}" : null;
        return string.Join(", ", new[] { hexadecimal, Failure(code) }.OfType<string>()) is { Length: > 0 } words
            ? $"{number} ({words})"
            : number;
    }

    private static string? Signal(int signal) => signal switch
    {
        6 => "aborted: a stack overflow, Environment.FailFast, or an unhandled exception",
        9 => "killed: by a user, or by the system because memory ran out",
        11 => "a segmentation fault",
        15 => "terminated",
        _ => null,
    };

    private static string? Failure(int code) => unchecked((uint)code) switch
    {
        0xFFFFFFFF => "killed, by Process.Kill or by itself",
        0xC00000FD => "a stack overflow",
        0xC0000005 => "an access violation",
        0xC0000409 => "a fail-fast of native code",
        0x80131623 => "Environment.FailFast",
        0xE0434352 => "an unhandled exception",
        0xC000013A => "Ctrl+C, or its console was closed",
        0xC0000017 => "no memory was left",
        _ => null,
    };
}
