namespace SplNet.Evaluation.Progress;

/// <summary>Lines of a file, for the process that shows them: test frameworks keep back what tests print until they end.</summary>
/// <param name="file">The file; each line starts with a mark for announcements.</param>
internal sealed class FiledLines(string file) : IProgressDisplay
{
    /// <summary>The extension of such files.</summary>
    public const string Extension = ".progress";

    private const char Announcement = '!';
    private const char Other = ' ';

    /// <summary>Shows a line of such a file.</summary>
    /// <param name="line">The line.</param>
    /// <param name="word">Comes before its text.</param>
    /// <param name="display">Where.</param>
    public static void Show(string line, string word, IProgressDisplay display) =>
        (line[0] == Announcement ? (Action<string>)display.Announce : display.Update)(word + line[1..]);

    public void Announce(string text) => Write(Announcement, text);

    public void Update(string text) => Write(Other, text);

    public void Clear()
    {
    }

    // Texts of formulas may have several lines.
    private void Write(char kind, string text) => File.AppendAllText(file, $"{kind}{text.ReplaceLineEndings(" ")}\n");
}
