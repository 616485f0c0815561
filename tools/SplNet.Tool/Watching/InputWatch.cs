using System.Diagnostics;
using SplNet.Versioning;

namespace SplNet.Tool.Watching;

/// <summary>
/// Ends this process when its input ends: the process that started it holds the other end, and is gone then, for
/// whatever reason. Until then, it passes signals on, each as a byte with the exit code.
/// </summary>
internal static class InputWatch
{
    /// <summary>Asks for it on the command line.</summary>
    public const string Option = "--until-input-ends";

    /// <summary>Starts.</summary>
    public static void Start()
    {
        Interruption.TakeTheFirst();
        Begin(WaitForEnd);
    }

    /// <summary>Passes a signal on to a process that watches its input, and waits for its end.</summary>
    /// <param name="process">The process.</param>
    /// <param name="code">Its exit code, as for a signal.</param>
    public static void End(Process process, int code)
    {
        try
        {
            process.StandardInput.BaseStream.WriteByte((byte)code);
            process.StandardInput.BaseStream.Flush();
        }
        catch (IOException)
        {
            // It has ended by itself.
        }

        process.WaitForExit();
    }

    private static void WaitForEnd()
    {
        using var input = Console.OpenStandardInput();
        while (input.ReadByte() is >= 0 and var code)
            Begin(() => Interruption.End(code)); // concurrently, since the other process may not wait for it

        // Measuring processes end with it, and no reader is left for a report.
        Process.GetCurrentProcess().Kill();
    }

    private static void Begin(ThreadStart work) => new Thread(work) { IsBackground = true, Name = "SplNet input watch" }.Start();
}
