using System.Globalization;
using System.Runtime.InteropServices;

namespace SplNet.Measuring.Instructions;

/// <summary>Why instructions cannot be counted, and what to do.</summary>
internal static class TracingRefusal
{
    private const int NotPermitted = 1;
    private const int RootOnly = 2;
    private const int Never = 3;

    public const string OtherSystem = "Instructions are counted on Linux only, on x64 and arm64. " +
        "Claim 'mean' here, or run this requirement on Linux.";

    public const string NoHost = "Instructions are counted in a separate process. Evaluate with isolate: true.";

    public const string NoTracer = "The process that counts instructions did not start or ended early. Its output follows the report.";

    public const string TooMany = "One call executes more instructions than can be counted (100,000, " +
        "or 1,000,000 where stepping is fast). Measure a smaller input, or claim 'mean'.";

    public const string Leaves = "The call waits, or hands work to other threads, whose instructions are not counted. " +
        "Measure the part that runs on the calling thread, or claim 'mean' or 'cpu'.";

    public const string Faults = "The call uses a null reference or divides by zero, " +
        "and the system's handling of that cannot be counted. Check for these cases before, or claim 'mean'.";

    public const string Interrupted = "Signals or debuggers interrupted the counted calls again and again. " +
        "Stop what sends them, or claim 'mean'.";

    /// <summary>True if the system can count.</summary>
    public static bool IsSupported =>
        OperatingSystem.IsLinux() && RuntimeInformation.ProcessArchitecture is Architecture.X64 or Architecture.Arm64;

    /// <summary>Explains the system's refusal to trace.</summary>
    /// <param name="error">The number of the error.</param>
    public static string Of(int error) => Of(error, Status("TracerPid"), Status("Seccomp"), Yama());

    internal static string Of(int error, int debugger, int filter, int yama) => (error, debugger, filter, yama) switch
    {
        (NotPermitted, > 0, _, _) => string.Create(
            CultureInfo.InvariantCulture,
            $"Process {debugger} already traces the measuring process, as debuggers do. Detach it to count instructions."),
        (NotPermitted, _, _, Never) =>
            "The system forbids tracing (kernel.yama.ptrace_scope is 3) until it restarts. Set it to 1 at the next start, or claim 'mean'.",
        (NotPermitted, _, _, RootOnly) => "The system lets only administrators trace (kernel.yama.ptrace_scope is 2). " +
            "Set it to 1 (sysctl kernel.yama.ptrace_scope=1), or grant CAP_SYS_PTRACE.",
        (_, _, > 0, _) => string.Create(
            CultureInfo.InvariantCulture, $"The container forbids tracing (ptrace failed with error {error}). " +
                $"Start it with --cap-add=SYS_PTRACE, or with a seccomp profile that allows ptrace."),
        _ => string.Create(
            CultureInfo.InvariantCulture, $"The system refuses to trace the measuring process (ptrace failed with error {error}). " +
                $"In a container add --cap-add=SYS_PTRACE; elsewhere set kernel.yama.ptrace_scope to 0 or 1."),
    };

    private static int Yama() =>
        File.Exists("/proc/sys/kernel/yama/ptrace_scope") ? Number(File.ReadAllText("/proc/sys/kernel/yama/ptrace_scope")) : 0;

    // A line of this thread in /proc.
    private static int Status(string name) =>
        Number(File.ReadLines("/proc/thread-self/status")
            .FirstOrDefault(line => line.StartsWith(name + ":", StringComparison.Ordinal))?[(name.Length + 1)..]);

    private static int Number(string? text) =>
        int.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out var number) ? number : 0;
}
