using System.Globalization;
using System.Text;

namespace SplNet.Views.Markdown;

/// <summary>
/// The summary in a pull request: one headline, a table with the gravest rows first, and the evidence. If space is short, the last rows are
/// left out and counted.
/// </summary>
/// <param name="Headline">The first line, in Markdown.</param>
/// <param name="Table">The table.</param>
/// <param name="Footer">The text below the table, in Markdown.</param>
internal sealed record MarkdownPage(string Headline, MarkdownTable Table, string Footer)
{
    // A footer may list findings; it is cut before the table above it is.
    private const int ShareOfFooter = 4;
    private const string Cut = "…\n";

    /// <summary>Writes the page.</summary>
    /// <param name="longest">The most bytes in UTF-8, which are at least as many as its characters.</param>
    /// <param name="end">The required end, however much is left out; empty for none.</param>
    /// <returns>The page; empty if not even its head fits.</returns>
    public string Write(int longest = int.MaxValue, string end = "")
    {
        var text = new StringBuilder(Headline).Append("\n\n").Append(Table.Head());
        var room = longest - Size(text.ToString()) - Size(end) - Size(LeftOut(int.MaxValue));
        if (room < 0)
            return string.Empty;
        var footer = Within(Math.Min(room, longest / ShareOfFooter), Footer);
        room -= Size(footer);
        var written = 0;
        foreach (var line in Table.Rows.Select(MarkdownTable.Line))
        {
            if ((room -= Size(line)) < 0)
                break;
            text.Append(line);
            written++;
        }

        if (written < Table.Rows.Count)
            text.Append(LeftOut(Table.Rows.Count - written));
        return text.Append(footer).Append(end).ToString();
    }

    private static string LeftOut(int rows) => string.Create(
        CultureInfo.InvariantCulture, $"\n{rows} more {(rows == 1 ? "row is" : "rows are")} left out here for lack of space.\n");

    private static string Within(int longest, string text)
    {
        if (Size(text) <= longest)
            return text;
        longest -= Size(Cut);
        if (longest < 0)
            return string.Empty;
        var kept = new StringBuilder();
        foreach (var line in text.Split('\n'))
        {
            longest -= Size(line) + 1;
            if (longest < 0)
                break;
            kept.Append(line).Append('\n');
        }

        return kept.Append(Cut).ToString();
    }

    private static int Size(string text) => Encoding.UTF8.GetByteCount(text);
}
