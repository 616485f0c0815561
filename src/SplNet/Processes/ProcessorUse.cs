using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Numerics;

namespace SplNet.Processes;

/// <summary>On which processors a measuring process runs, and how urgently.</summary>
/// <param name="Affinity">One bit per processor; null for all of them.</param>
/// <param name="Priority">The priority; <see cref="ProcessPriorityClass.Normal"/> is left as it is.</param>
internal sealed record ProcessorUse(long? Affinity, ProcessPriorityClass Priority)
{
    public static readonly ProcessorUse Any = new(null, ProcessPriorityClass.Normal);

    /// <summary>How many processors it has.</summary>
    public int Processors => Affinity is { } mask ? BitOperations.PopCount((ulong)mask) : Environment.ProcessorCount;

    /// <summary>Applies both to a process that has just started.</summary>
    /// <returns>The system's refusal, or null.</returns>
    public string? Apply(Process process)
    {
        var refusals = new List<string>();
        if (Affinity is { } mask)
            Try(
                () => SetAffinity(process, mask), string.Create(CultureInfo.InvariantCulture, $"the affinity 0x{mask:x}"), process,
                refusals);
        if (Priority != ProcessPriorityClass.Normal)
            Try(() => process.PriorityClass = Priority, $"the priority {Priority}", process, refusals);
        return refusals.Count == 0 ? null : string.Join(' ', refusals);
    }

    private static void SetAffinity(Process process, long mask)
    {
        if (OperatingSystem.IsLinux() || OperatingSystem.IsWindows())
            process.ProcessorAffinity = (nint)mask;
        else
            throw new NotSupportedException("It binds no process to processors.");
    }

    // A process that has ended already reports the reason in another way.
    private static void Try(Action set, string what, Process process, List<string> refusals)
    {
        try
        {
            set();
        }
        catch (Exception refused) when (refused is Win32Exception or InvalidOperationException or NotSupportedException)
        {
            if (!process.HasExited)
                refusals.Add($"The system refused {what} for measuring processes: {refused.Message}");
        }
    }
}
