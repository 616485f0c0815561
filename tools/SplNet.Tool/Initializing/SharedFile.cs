using System.Text.RegularExpressions;

namespace SplNet.Tool.Initializing;

/// <summary>Lines between two marks in a file that belongs to the user, who may edit or remove them.</summary>
internal static partial class SharedFile
{
    private const string First = "# Written by splnet init, which rewrites these lines until you edit them.";
    private const string Last = "# End of the lines of splnet init.";

    /// <summary>The lines between the marks; null if there are no marks.</summary>
    /// <param name="text">The text of the file.</param>
    public static string? LinesIn(string text) =>
        Marked().Match(text.ReplaceLineEndings("\n")) is { Success: true } found ? found.Groups["lines"].Value : null;

    /// <summary>The text with other lines between the marks. Without marks, these are added at the end.</summary>
    /// <param name="text">The text of the file; empty if there is none.</param>
    /// <param name="lines">The lines.</param>
    public static string With(string text, string lines)
    {
        var ending = text.Contains("\r\n", StringComparison.Ordinal) ? "\r\n" : "\n";
        var before = text.ReplaceLineEndings("\n");
        var block = $"{First}\n{lines}\n{Last}\n";
        var whole = Marked().Match(before) is { Success: true } found
            ? before[..found.Index] + block + before[(found.Index + found.Length)..]
            : before.Length == 0 ? block
            : $"{before.TrimEnd('\n')}\n\n{block}";
        return ending == "\n" ? whole : whole.ReplaceLineEndings(ending);
    }

    [GeneratedRegex(
        $@"^{First}\n(?<lines>.*?)\n?^{Last}\n?", RegexOptions.Multiline | RegexOptions.Singleline | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Marked();
}
