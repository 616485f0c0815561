using System.Diagnostics;
using System.IO.Pipes;
using SplNet.Measuring.Protocol;

namespace SplNet.Measuring.Launching;

/// <summary>Starts a measuring process, and sees to its end and to that of everything that it started.</summary>
internal static class Launcher
{
    // Not in the caller's context of synchronisation: its only thread may be the one that waits here.
    public static LaunchOutcome Launch(MeasureRequest request, IReadOnlyDictionary<string, string?> environment, TimeSpan timeout, ProcessorUse use) =>
        Task.Run(() => LaunchAsync(request, environment, timeout, use)).GetAwaiter().GetResult();

    private static async Task<LaunchOutcome> LaunchAsync(
        MeasureRequest request, IReadOnlyDictionary<string, string?> environment, TimeSpan timeout, ProcessorUse use)
    {
        var descendants = new Descendants();
        using var pipe = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
        using var process = new Process { StartInfo = HostCommand.For(request.Target.AssemblyPath, pipe.GetClientHandleAsString(), environment) };
        descendants.Put(process.StartInfo.Environment);
        process.Start();
        var refusal = use.Apply(process);
        pipe.DisposeLocalCopyOfClientHandle();
        LaunchOutcome? outcome = null;
        try
        {
            outcome = await new Conversation(process, pipe, timeout).HoldAsync(request);
            return refusal is null ? outcome : outcome with { Note = outcome.Note is { } note ? $"{note} {refusal}" : refusal };
        }
        finally
        {
            End(process);
            if (outcome?.Readings is null)
                descendants.Kill();
        }
    }

    private static void End(Process process)
    {
        if (!process.HasExited)
            process.Kill(entireProcessTree: true);
        process.WaitForExit();
    }
}
