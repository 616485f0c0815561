using SplNet.Evaluation.Progress;

namespace SplNet.Tool.Reporting;

/// <summary>Cells of a table as lines of text, each column as wide as its widest cell.</summary>
internal static class AlignedCells
{
    public static List<string> Of(IReadOnlyList<string[]> lines)
    {
        var widths = Enumerable.Range(0, lines[0].Length).Select(column => lines.Max(line => TerminalColumns.Of(line[column]))).ToList();
        return [.. lines.Select(
            line => string.Join("  ", line.Select((cell, column) => TerminalColumns.Padded(cell, widths[column]))).TrimEnd())];
    }
}
