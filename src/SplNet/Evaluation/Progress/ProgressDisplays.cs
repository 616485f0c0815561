using SplNet.Replaying;

namespace SplNet.Evaluation.Progress;

/// <summary>Which display there is for whom.</summary>
internal static class ProgressDisplays
{
    private const int UsualWidth = 80;

    public static IProgressDisplay For(ProgressDisplay wanted, EvaluationContext? context)
    {
        if (wanted == ProgressDisplay.Off)
            return new NoDisplay();
        if (context?.Test is { } test)
            return wanted == ProgressDisplay.Lines ? new PlainLines(test.Write, TimeProvider.System) : new NoDisplay();
        if (context is not null)
            TerminalSigns.Show();
        return context is not null || wanted == ProgressDisplay.Lines ? For(wanted, Console.Error) : new NoDisplay();
    }

    /// <summary>A line of the terminal, or plain lines without one. Results go to the other stream.</summary>
    public static IProgressDisplay For(ProgressDisplay wanted, TextWriter errors)
    {
        if (wanted == ProgressDisplay.Off)
            return new NoDisplay();
        var isTerminal = wanted == ProgressDisplay.Auto && !Console.IsErrorRedirected
            && Environment.GetEnvironmentVariable("TERM") != "dumb";
        return isTerminal ? new TerminalLine(errors, Width) : new PlainLines(errors.WriteLine, TimeProvider.System);
    }

    private static int Width()
    {
        try
        {
            return Console.WindowWidth > 0 ? Console.WindowWidth : UsualWidth;
        }
        catch (Exception unknown) when (unknown is IOException or PlatformNotSupportedException)
        {
            return UsualWidth;
        }
    }
}
