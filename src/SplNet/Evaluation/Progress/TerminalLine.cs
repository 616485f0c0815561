namespace SplNet.Evaluation.Progress;

/// <summary>One line of a terminal, which is overwritten, and removed in the end.</summary>
/// <param name="terminal">The terminal.</param>
/// <param name="width">Its width in columns, which may change.</param>
internal sealed class TerminalLine(TextWriter terminal, Func<int> width) : IProgressDisplay
{
    private const string Ellipsis = "…";

    private int _shown;

    public void Announce(string text) => Update(text);

    public void Update(string text)
    {
        // A text as wide as the terminal would continue in the next line, and stay there.
        var room = Math.Max(1, width() - 1);
        var fitting = TerminalColumns.Of(text) <= room ? text : TerminalColumns.Beginning(text, room - Ellipsis.Length) + Ellipsis;
        terminal.Write('\r' + TerminalColumns.Padded(fitting, Math.Min(_shown, room)));
        terminal.Flush();
        _shown = TerminalColumns.Of(fitting);
    }

    public void Clear()
    {
        if (_shown == 0)
            return;
        terminal.Write('\r' + new string(' ', _shown) + '\r');
        terminal.Flush();
        _shown = 0;
    }
}
