using Spectre.Console;

namespace SplNet.Tool.Reporting;

/// <summary>The report for people at a terminal.</summary>
internal static class TerminalReport
{
    public static void Write(IAnsiConsole console, IReadOnlyList<ReportSection> sections)
    {
        foreach (var section in sections)
        {
            var isNamed = section.Rows.Any(static row => row.Name.Length > 0);
            var table = new Table { Title = new TableTitle(Markup.Escape(section.Title), new Style(decoration: Decoration.Bold)) }
                .RoundedBorder()
                .HideHeaders();
            if (isNamed)
                table.AddColumn(string.Empty);
            table.AddColumn(string.Empty);
            foreach (var (name, value) in section.Rows)
                table.AddRow(isNamed ? [Markup.Escape(name), Markup.Escape(value)] : [Markup.Escape(value)]);
            console.Write(table);
        }
    }
}
