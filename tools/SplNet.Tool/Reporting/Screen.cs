using Spectre.Console;

namespace SplNet.Tool.Reporting;

/// <summary>Where reports go: tables and colours for people at a terminal, plain lines for files and pipes.</summary>
internal static class Screen
{
    private const int Unlimited = 1_000_000;

    public static void Show(TextWriter output, IReadOnlyList<ReportSection> sections)
    {
        if (IsTerminal(output))
            TerminalReport.Write(AnsiConsole.Console, sections);
        else
            PlainReport.Write(output, sections);
    }

    public static void Show(TextWriter output, ExperimentResult result)
    {
        if (IsTerminal(output))
            AnsiConsole.Console.Write(new UnwrappedText(result.ToString(), new Style(Colour(result.Verdict))));
        else
            output.WriteLine(result);
        output.WriteLine();
    }

    /// <summary>How many columns a line has; no limit for files and pipes.</summary>
    /// <param name="output">The target of the report.</param>
    public static int Width(TextWriter output) => IsTerminal(output) ? AnsiConsole.Console.Profile.Width : Unlimited;

    private static bool IsTerminal(TextWriter output) => !Console.IsOutputRedirected && output == Console.Out;

    private static Color Colour(Verdict verdict) => verdict switch
    {
        Verdict.Pass => Color.Green,
        Verdict.Inconclusive => Color.Yellow,
        _ => Color.Red,
    };
}
