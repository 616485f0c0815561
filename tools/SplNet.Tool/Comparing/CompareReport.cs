using SplNet.Results.Reports;
using SplNet.Tool.Reporting;
using SplNet.Values;

namespace SplNet.Tool.Comparing;

/// <summary>The report of a comparison of revisions.</summary>
internal static class CompareReport
{
    private static readonly (Change Change, string Title)[] Titles =
    [
        (Change.Different, "Other results"),
        (Change.Regression, "Regressions"), (Change.Improvement, "Improvements"), (Change.Unchanged, "Unchanged"),
        (Change.Undecided, "Undecided"), (Change.New, "New"),
    ];

    public static IReadOnlyList<ReportSection> Sections(CompareDocument document)
    {
        var isOne = document.Revisions.Count == 1;
        string[] head = [document.Base, isOne ? document.Revisions[0] : "value", "ratio", "adjusted", "runs", string.Empty];
        var lines = document.Comparisons.Where(static row => row.Change != Change.NotMeasured && !row.IsUnaffected)
            .Select(row => (Row: row, Cells: Cells(row))).ToList();
        var aligned = AlignedCells.Of([head, .. lines.Select(static line => line.Cells)]);
        var values = lines.Select((line, index) => (line.Row.Change, Name: NameOf(line.Row, isOne), Value: aligned[index + 1], line.Cells))
            .ToList();
        return
        [
            .. Titles.Where(title => values.Exists(value => value.Change == title.Change)).Select(title => new ReportSection(
                title.Title,
                [
                    ("operand", aligned[0]),
                    .. values.Where(value => value.Change == title.Change).Select(static value => (value.Name, value.Value)),
                ])
                {
                    Items = [.. values.Where(value => value.Change == title.Change)
                        .Select(value => ReportItem.Of(value.Name, head, value.Cells))],
                }),
            .. NotMeasured(document, isOne),
            .. SelectionText.Section(document, row => NameOf(row, isOne)),
            .. SelectionText.Changes(document),
            .. Why(document, isOne),
            .. Notes(document),
            new ReportSection("Summary", [
                .. Tests(document), ("comparisons", ChangeCounts.Text(document.Comparisons)), .. NotReached(document),
                ("measured for", Seconds(document)), (string.Empty, CompareCells.Legend(document))]),
        ];
    }

    private static string[] Cells(ComparedRow row) =>
    [
        CompareCells.Value(row.BaseValue, row.Unit),
        CompareCells.Value(row.Value, row.Unit),
        CompareCells.Ratio(row),
        CompareCells.PValue(row),
        CompareCells.Runs(row),
        string.Join(' ', row.Remarks),
    ];

    private static string NameOf(ComparedRow row, bool isOne) =>
        isOne || row.Revision is null ? row.Operand : $"{row.Operand} at {row.Revision}";

    private static IEnumerable<ReportSection> NotMeasured(CompareDocument document, bool isOne)
    {
        var rows = document.Comparisons.Where(static row => row.Change == Change.NotMeasured).ToList();
        return rows.Count == 0 ? [] : [new("Not measured", [.. rows.SelectMany(row => Problems(row, NameOf(row, isOne)))])];
    }

    private static IEnumerable<(string Name, string Value)> Problems(ComparedRow row, string name) =>
        row.Remarks.SelectMany(static problem => problem.Split('\n')).Select((line, index) => (index == 0 ? name : " ", line.TrimEnd()));

    private static IEnumerable<ReportSection> Why(CompareDocument document, bool isOne) => ComparedWhy.Of(document.Comparisons)
        .Select(one => new ReportSection(
            $"Why {NameOf(one.Row, isOne)}", [.. WhyText.Of(one.Explanation).Select(static line => (string.Empty, line))]));

    private static IEnumerable<(string Name, string Value)> NotReached(CompareDocument document) => document.NotReached.Count == 0
        ? []
        : [("interrupted", $"not reached: {string.Join(", ", document.NotReached)}")];

    private static IEnumerable<ReportSection> Notes(CompareDocument document)
    {
        var notes = CompareNotes.Of(document.Comparisons);
        return notes.Count == 0 ? [] : [new("Notes", [.. notes.Select(static note => (string.Empty, note))])];
    }

    private static IEnumerable<(string Name, string Value)> Tests(CompareDocument document) =>
        document.UnitTests is { } tests ? [("unit tests", tests.Text)] : [];

    private static string Seconds(CompareDocument document) =>
        Durations.Text(TimeSpan.FromSeconds(document.Comparisons.Sum(static row => row.Result?.Seconds ?? 0)));
}
