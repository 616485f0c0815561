using System.Globalization;
using System.Text;

namespace SplNet.Views.Markdown;

/// <summary>What a pull request shows: one line that sums up, a table with the gravest first, and what that rests on. Where room is short, the last rows are left out and counted.</summary>
/// <param name="Headline">The first line, in Markdown.</param>
/// <param name="Table">The table.</param>
/// <param name="Footer">What stands below it, in Markdown.</param>
internal sealed record MarkdownPage(string Headline, MarkdownTable Table, string Footer)
{
    // A footer may list findings, and is cut rather than the table above it left out.
    private const int ShareOfFooter = 4;
    private const string Cut = "…\n";

    /// <summary>Writes it.</summary>
    /// <param name="longest">The most bytes that it may take in UTF-8, which are never fewer than its characters.</param>
    /// <param name="end">What must be its end, however much is left out; empty for nothing.</param>
    /// <returns>The page; empty where not even its head has room.</returns>
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

    private static string LeftOut(int rows) => string.Create(CultureInfo.InvariantCulture, $"\n{rows} more {(rows == 1 ? "row is" : "rows are")} left out here: there is no room for {(rows == 1 ? "it" : "them")}.\n");

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
