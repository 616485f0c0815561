using SplNet.Measuring.Instructions;

namespace SplNet.Tests.Measuring.Instructions;

/// <summary>Each refusal names its remedy.</summary>
public sealed class TracingRefusalTests
{
    private const int NotPermitted = 1;
    private const int NotImplemented = 38;

    [Theory]
    [InlineData(NotPermitted, 4711, 2, 3, "Process 4711 already traces the measuring process, as debuggers do. Detach it")]
    [InlineData(NotPermitted, 0, 0, 3, "kernel.yama.ptrace_scope is 3")]
    [InlineData(NotPermitted, 0, 2, 2, "Set it to 1 (sysctl kernel.yama.ptrace_scope=1), or grant CAP_SYS_PTRACE.")]
    [InlineData(NotPermitted, 0, 2, 1, "Start it with --cap-add=SYS_PTRACE, or with a seccomp profile that allows ptrace.")]
    [InlineData(NotImplemented, 0, 2, 0, "The container forbids tracing (ptrace failed with error 38).")]
    [InlineData(NotPermitted, 0, 0, 0, "The system refuses to trace the measuring process (ptrace failed with error 1).")]
    public void Refusal_NamesTheRemedy(int error, int debugger, int filter, int yama, string text) =>
        Assert.Contains(text, TracingRefusal.Of(error, debugger, filter, yama), StringComparison.Ordinal);
}
