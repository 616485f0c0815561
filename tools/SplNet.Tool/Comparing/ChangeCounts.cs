using System.Globalization;

namespace SplNet.Tool.Comparing;

/// <summary>How many operands changed, in words and as an exit code.</summary>
internal static class ChangeCounts
{
    /// <summary>For example "1 regression, 2 improvements, 5 unchanged".</summary>
    public static string Text(IReadOnlyList<ComparedRow> rows)
    {
        var unaffected = rows.Count(static row => row.IsUnaffected);
        var undecided = Count(rows, Change.Undecided);
        var added = Count(rows, Change.New);
        var notMeasured = Count(rows, Change.NotMeasured);
        var different = Count(rows, Change.Different);
        return string.Join(", ", new[]
        {
            different > 0 ? Number(different, "with other results", "with other results") : null,
            Number(Count(rows, Change.Regression), "regression", "regressions"),
            Number(Count(rows, Change.Improvement), "improvement", "improvements"),
            Number(Count(rows, Change.Unchanged) - unaffected, "unchanged", "unchanged"),
            unaffected > 0 ? Number(unaffected, "unaffected", "unaffected") : null,
            undecided > 0 ? Number(undecided, "undecided", "undecided") : null,
            added > 0 ? Number(added, "new", "new") : null,
            notMeasured > 0 ? Number(notMeasured, "not measured", "not measured") : null,
        }.OfType<string>());
    }

    /// <summary>The exit code for the rows: the gravest certain result decides, as in a run.</summary>
    public static ExitCode ExitCodeOf(IReadOnlyList<ComparedRow> rows)
    {
        if (Count(rows, Change.Regression) + Count(rows, Change.Different) > 0)
            return ExitCode.Fail;
        if (Count(rows, Change.NotMeasured) > 0 || (rows.Count > 0 && rows.All(static row => row.Change == Change.New)))
            return ExitCode.NotMeasured;
        return Count(rows, Change.Undecided) > 0 ? ExitCode.Inconclusive : ExitCode.Ok;
    }

    private static int Count(IReadOnlyList<ComparedRow> rows, Change change) => rows.Count(row => row.Change == change);

    private static string Number(int count, string one, string many) =>
        string.Create(CultureInfo.InvariantCulture, $"{count} {(count == 1 ? one : many)}");
}
