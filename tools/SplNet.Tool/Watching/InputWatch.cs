using System.Diagnostics;
using SplNet.Versioning;

namespace SplNet.Tool.Watching;

/// <summary>Ends this process when its input ends: the process that began it holds the other end, and is gone then, however it ended. While it is there, it hands signals on, each as a byte with the exit code.</summary>
internal static class InputWatch
{
    /// <summary>Asks for it on the command line.</summary>
    public const string Option = "--until-input-ends";

    /// <summary>Begins.</summary>
    public static void Start()
    {
        Interruption.TakeTheFirst();
        Begin(WaitForEnd);
    }

    /// <summary>Hands a signal on to a process that watches its input, and waits for its end.</summary>
    /// <param name="process">The process.</param>
    /// <param name="code">Its exit code, that of a signal.</param>
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
            Begin(() => Interruption.End(code)); // beside this, since the other process may not wait for it

        // Measuring processes end with it, and nobody is left to read a report.
        Process.GetCurrentProcess().Kill();
    }

    private static void Begin(ThreadStart work) => new Thread(work) { IsBackground = true, Name = "SplNet input watch" }.Start();
}
