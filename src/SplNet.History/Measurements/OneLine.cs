namespace SplNet.History.Measurements;

/// <summary>Formats foreign names for the single line that tables and line-based files have for them.</summary>
internal static class OneLine
{
    /// <summary>Replaces each line break and other terminal control character in a text by a space.</summary>
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
