using SplNet.Evaluation.Progress;

namespace SplNet.Tool.Reporting;

/// <summary>The report for files and pipes.</summary>
internal static class PlainReport
{
    // A formula may be the name of a requirement, and as long as its file.
    private const int WidestColumn = 80;

    public static void Write(TextWriter output, IReadOnlyList<ReportSection> sections)
    {
        var width = Math.Min(
            WidestColumn,
            sections.SelectMany(static section => section.Rows).Select(static row => TerminalColumns.Of(row.Name)).DefaultIfEmpty().Max());
        foreach (var section in sections)
        {
            output.WriteLine(section.Title);
            foreach (var (name, value) in section.Rows)
                output.WriteLine(name.Length == 0 ? $"  {value}" : $"  {TerminalColumns.Padded(name, width)}  {value}");
            output.WriteLine();
        }
    }
}
