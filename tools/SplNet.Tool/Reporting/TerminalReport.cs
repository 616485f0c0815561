using Spectre.Console;
using SplNet.Evaluation.Progress;

namespace SplNet.Tool.Reporting;

/// <summary>The report for people at a terminal.</summary>
internal static class TerminalReport
{
    // The border on both sides with its blank, and the line between two columns with its own.
    private const int Border = 4;
    private const int Line = 3;

    private const int Indentation = 2;

    private const string Gap = "  ";

    public static void Write(IAnsiConsole console, IReadOnlyList<ReportSection> sections)
    {
        // All tables of a report look alike.
        var width = console.Profile.Width;
        var fit = sections.Where(static section => section.Items is not null).All(section => Width(section) <= width);
        foreach (var section in sections)
        {
            var table = new Table { Title = new TableTitle(Markup.Escape(section.Title), new Style(decoration: Decoration.Bold)) }
                .RoundedBorder()
                .HideHeaders();
            if (section.Items is { } items && !fit)
                Fill(table, items, width - Border - Indentation);
            else
                Fill(table, section.Rows);
            console.Write(table);
        }
    }

    private static int Width(ReportSection section) =>
        section.Rows.Max(static row => TerminalColumns.Of(row.Name)) + section.Rows.Max(static row => TerminalColumns.Of(row.Value))
        + Border + Line;

    private static void Fill(Table table, IReadOnlyList<(string Name, string Value)> rows)
    {
        var isNamed = rows.Any(static row => row.Name.Length > 0);
        if (isNamed)
            table.AddColumn(string.Empty);
        table.AddColumn(string.Empty);
        foreach (var (name, value) in rows)
            table.AddRow(isNamed ? [Markup.Escape(name), Markup.Escape(value)] : [Markup.Escape(value)]);
    }

    private static void Fill(Table table, IReadOnlyList<ReportItem> items, int width)
    {
        table.AddColumn(string.Empty);
        foreach (var item in items)
            table.AddRow(new Rows([new Text(item.Name), .. Lines(item.Values, width).Select(Indented)]));
    }

    private static Padder Indented(string line) => new(new Text(line), new Padding(Indentation, 0, 0, 0));

    // As many values as fit next to each other; a longer one is wrapped.
    private static IEnumerable<string> Lines(IReadOnlyList<string> values, int width)
    {
        var line = string.Empty;
        foreach (var value in values)
        {
            if (line.Length == 0)
            {
                line = value;
            }
            else if (TerminalColumns.Of(line) + Gap.Length + TerminalColumns.Of(value) <= width)
            {
                line += Gap + value;
            }
            else
            {
                yield return line;
                line = value;
            }
        }

        if (line.Length > 0)
            yield return line;
    }
}
