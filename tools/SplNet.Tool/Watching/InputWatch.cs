using System.Diagnostics;

namespace SplNet.Tool.Watching;

/// <summary>Ends this process when its input ends: the process that began it holds the other end, and is gone then, however it ended.</summary>
internal static class InputWatch
{
    /// <summary>Asks for it on the command line.</summary>
    public const string Option = "--until-input-ends";

    /// <summary>Begins.</summary>
    public static void Start() => new Thread(WaitForEnd) { IsBackground = true, Name = "SplNet input watch" }.Start();

    private static void WaitForEnd()
    {
        using var input = Console.OpenStandardInput();
        while (input.ReadByte() >= 0)
        {
        }

        // Measuring processes end with it, and nobody is left to read a report.
        Process.GetCurrentProcess().Kill();
    }
}
