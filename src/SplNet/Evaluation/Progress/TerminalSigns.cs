using System.Text;

namespace SplNet.Evaluation.Progress;

/// <summary>
/// Makes the characters of reports printable: ±, µ, α. The consoles of Windows show them in UTF-8 only, and have another encoding unless a
/// program chooses it.
/// </summary>
internal static class TerminalSigns
{
    private static readonly UTF8Encoding Signs = new(encoderShouldEmitUTF8Identifier: false);

    /// <summary>Chooses it for a program whose output a person reads; a file, or another program, gets the user's choice.</summary>
    public static void Show()
    {
        if (OperatingSystem.IsWindows() && !Console.IsOutputRedirected)
            Choose();
    }

    /// <summary>Chooses it for any reader of the output.</summary>
    public static void Choose()
    {
        if (!OperatingSystem.IsWindows() || Console.OutputEncoding.CodePage == Signs.CodePage)
            return;
        try
        {
            Console.OutputEncoding = Signs;
        }
        catch (IOException)
        {
            // There is no console, and thus no reader.
        }
    }
}
