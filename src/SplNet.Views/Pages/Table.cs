using SplNet.Views.Markup;

namespace SplNet.Views.Pages;

/// <summary>Tables, which scroll on a narrow screen. Their cells are already escaped.</summary>
internal static class Table
{
    /// <summary>Creates a table whose first column names its rows; numbers are right-aligned.</summary>
    public static string Of(string caption, IReadOnlyList<string> head, IEnumerable<IReadOnlyList<string>> rows, int numbersFrom)
    {
        var titles = string.Concat(head.Select((cell, column) => $"<th scope=\"col\"{Kind(column)}>{cell}</th>"));
        var body = string.Concat(rows.Select(row => $"<tr><th scope=\"row\">{row[0]}</th>" +
            $"{string.Concat(row.Skip(1).Select((cell, column) => $"<td{Kind(column + 1)}>{cell}</td>"))}</tr>\n"));
        return "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Table: " +
            $"{Escaped.Of(caption)}\"><table><caption>{Escaped.Of(caption)}</caption><thead><tr>{titles}</tr></thead>\n" +
            $"<tbody>{body}</tbody></table></div>\n";

        string Kind(int column) => column >= numbersFrom ? " class=\"n\"" : string.Empty;
    }
}
