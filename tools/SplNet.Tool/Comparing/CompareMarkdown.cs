using System.Globalization;
using System.Text;

namespace SplNet.Tool.Comparing;

/// <summary>The table for a pull request, in GitHub's Markdown.</summary>
internal static class CompareMarkdown
{
    public static string Write(CompareDocument document)
    {
        var isOne = document.Revisions.Count == 1;
        var text = new StringBuilder();
        text.Append(CultureInfo.InvariantCulture, $"**{ChangeCounts.Text(document.Comparisons)}**: ")
            .AppendJoin(", ", document.Revisions.Select(MarkdownCell.Code))
            .Append(CultureInfo.InvariantCulture, $" against {MarkdownCell.Code(document.Base)}\n\n");
        text.Append(CultureInfo.InvariantCulture, $"| | operand |{(isOne ? "" : " revision |")} {MarkdownCell.Code(document.Base)} | {(isOne ? MarkdownCell.Code(document.Revisions[0]) : "time")} | ratio | adjusted p | runs | |\n");
        text.Append(CultureInfo.InvariantCulture, $"|---|---|{(isOne ? "" : "---|")}--:|--:|--:|--:|--:|---|\n");
        foreach (var row in document.Comparisons)
            text.Append("| ").AppendJoin(" | ", Cells(row, isOne)).Append(" |\n");
        text.Append(CultureInfo.InvariantCulture, $"\n{MarkdownCell.Plain(CompareCells.Legend(document))}\n");
        return text.ToString();
    }

    private static IEnumerable<string> Cells(ComparedRow row, bool isOne)
    {
        yield return CompareCells.NameOf(row.Change);
        yield return MarkdownCell.Code(row.Operand);
        if (!isOne)
            yield return row.Revision is { } revision ? MarkdownCell.Code(revision) : string.Empty;
        yield return CompareCells.Time(row.BaseNanoseconds);
        yield return CompareCells.Time(row.Nanoseconds);
        yield return CompareCells.Ratio(row);
        yield return CompareCells.PValue(row);
        yield return CompareCells.Runs(row);
        yield return MarkdownCell.Plain(string.Join(" ", row.Remarks));
    }
}
