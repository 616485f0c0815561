using System.Globalization;
using SplNet.Values;
using SplNet.Views.Markdown;

namespace SplNet.Tool.Comparing;

/// <summary>The table for a pull request.</summary>
internal static class CompareMarkdown
{
    // A name may be as long as a formula, and one row must not take the room of all others.
    private const int LongestName = 300;

    public static MarkdownPage Page(CompareDocument document)
    {
        var isOne = document.Revisions.Count == 1;
        var headline = string.Create(
            CultureInfo.InvariantCulture,
            $"**{ChangeCounts.Text(document.Comparisons)}**: {string.Join(", ", document.Revisions.Select(MarkdownCell.Code))} against " +
            $"{MarkdownCell.Code(document.Base)}{NotReached(document)}");
        return new MarkdownPage(
            headline,
            new MarkdownTable(
                [.. Columns(document, isOne)], [.. SelectionText.Once(document.ByGravity).Select(row => Cells(row, isOne).ToList())]),
            $"{string.Concat(ComparedWhy.Of([.. document.ByGravity]).Select(static one => Why(one.Row, one.Explanation)))}\n" +
            $"{Tests(document)}{MarkdownCell.Plain(CompareCells.Legend(document))}\n");
    }

    private static string Why(ComparedRow row, Explanation explanation) =>
        $"\nWhy {MarkdownCell.Code(ShortText.Of(row.Operand, LongestName))}:\n\n" +
        $"{string.Concat(explanation.Lines.Select(static line => $"- {MarkdownCell.Plain(line)}\n"))}";

    private static string NotReached(CompareDocument document) => document.NotReached.Count == 0
        ? string.Empty
        : $"; interrupted before {string.Join(", ", document.NotReached.Select(MarkdownCell.Code))}";

    private static string Tests(CompareDocument document) =>
        document.UnitTests is { } tests ? MarkdownCell.Plain($"Unit tests: {tests.Text}.") + "\n\n" : string.Empty;

    private static IEnumerable<(string Head, bool IsNumber)> Columns(CompareDocument document, bool isOne)
    {
        yield return (string.Empty, false);
        yield return ("operand", false);
        if (!isOne)
            yield return (document.AreRuntimes ? "runtime" : "revision", false);
        yield return (MarkdownCell.Code(document.Base), true);
        yield return (isOne ? MarkdownCell.Code(document.Revisions[0]) : "value", true);
        yield return ("ratio", true);
        yield return ("adjusted p", true);
        yield return ("runs", true);
        yield return (string.Empty, false);
    }

    private static IEnumerable<string> Cells(ComparedRow row, bool isOne)
    {
        yield return CompareCells.NameOf(row);
        yield return MarkdownCell.Code(ShortText.Of(row.Operand, LongestName));
        if (!isOne)
            yield return row.Revision is { } revision ? MarkdownCell.Code(revision) : string.Empty;
        yield return CompareCells.Value(row.BaseValue, row.Unit);
        yield return CompareCells.Value(row.Value, row.Unit);
        yield return CompareCells.Ratio(row);
        yield return CompareCells.PValue(row);
        yield return CompareCells.Runs(row);
        yield return MarkdownCell.Plain(string.Join(" ", row.Remarks));
    }
}
