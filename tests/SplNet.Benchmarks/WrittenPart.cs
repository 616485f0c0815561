namespace SplNet.Benchmarks;

/// <summary>
/// The part of a page that a command writes: from its mark to the end of what was written, or of the page. People write the rest.
/// </summary>
/// <param name="file">The page.</param>
internal sealed class WrittenPart(string file)
{
    private const string BeginMark = "<!-- written by the command above -->\n";
    private const string EndMark = "<!-- end of what was written -->\n";

    /// <summary>What is written there; setting it leaves the rest of the page as it is then.</summary>
    public string Text
    {
        get => Split().Text;
        set
        {
            var (before, _, after) = Split();
            File.WriteAllText(file, before + value + after);
        }
    }

    private (string Before, string Text, string After) Split()
    {
        var page = File.ReadAllText(file);
        var begin = page.IndexOf(BeginMark, StringComparison.Ordinal) + BeginMark.Length;
        var end = page.IndexOf(EndMark, begin, StringComparison.Ordinal) is >= 0 and var found ? found : page.Length;
        return (page[..begin], page[begin..end], page[end..]);
    }
}
