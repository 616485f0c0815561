namespace SplNet.History.Measurements;

/// <summary>Names that others have written, in the one line that tables and files with lines have for them.</summary>
internal static class OneLine
{
    /// <summary>A text without line breaks and other characters that control a terminal: a space stands for each.</summary>
    public static string Of(string text)
    {
        var line = text.ReplaceLineEndings(" ");
        return line.Any(char.IsControl) ? string.Create(line.Length, line, static (into, from) =>
        {
            for (var index = 0; index < into.Length; index++)
                into[index] = char.IsControl(from[index]) ? ' ' : from[index];
        }) : line;
    }
}
