using System.Text;

namespace SplNet.Views.Markdown;

/// <summary>A table in GitHub's Markdown.</summary>
/// <param name="Columns">The heads of its columns, and whether they hold numbers.</param>
/// <param name="Rows">Rows of cells, as <see cref="MarkdownCell"/> writes them.</param>
internal sealed record MarkdownTable(IReadOnlyList<(string Head, bool IsNumber)> Columns, IReadOnlyList<IReadOnlyList<string>> Rows)
{
    /// <summary>Writes the lines above the first row.</summary>
    public string Head()
    {
        var text = new StringBuilder();
        foreach (var (head, _) in Columns)
            text.Append(head.Length == 0 ? "| " : $"| {head} ");
        text.Append("|\n|");
        foreach (var (_, isNumber) in Columns)
            text.Append(isNumber ? "--:|" : "---|");
        return text.Append('\n').ToString();
    }

    /// <summary>Writes the line of a row.</summary>
    /// <param name="cells">Its cells.</param>
    public static string Line(IReadOnlyList<string> cells) => $"| {string.Join(" | ", cells)} |\n";
}
