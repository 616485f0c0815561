using System.Globalization;
using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tool.Reporting;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>The command <c>splnet history show</c>: lists the measurements by series.</summary>
internal sealed class ShowCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    /// <summary>Shows the measurements.</summary>
    /// <param name="filter">A part of the names of series, or null.</param>
    /// <param name="last">The number of latest sessions of each series.</param>
    /// <param name="repository">A folder of the repository with the commits; null for the current folder.</param>
    public ExitCode Run(string? filter, int last, string? repository) => access.Read(store =>
    {
        var order = CommitOrder.ToShow(repository);
        var timelines = HistoryTimelines.Of(store, order).Where(timeline => SeriesFilter.Fits(filter, timeline.Series)).ToList();
        var sessions = store.Sessions();
        if (order.LeftOut(sessions) is { } left)
            output.WriteLine($"{left}{Environment.NewLine}");
        if (timelines.Count == 0)
        {
            errors.WriteLine(SeriesFilter.Nothing(filter, store));
            return ExitCode.NothingToRun;
        }

        if (!order.IsOf(sessions))
            output.WriteLine(
                $"Ordered by time: {order.Trouble
                    ?? $"the order of these commits is not known in {Path.GetFullPath(repository ?? Directory.GetCurrentDirectory())}. " +
                        "Name a folder in their repository with --repository."}{Environment.NewLine}");
        var unconfirmed = new UnconfirmedText(store, HistoryTimelines.PresentNames(store));
        var confirmed = store.Events().Where(static happened => happened.Kind == EventKind.Confirmed).ToLookup(
            static happened => happened.Series, StringComparer.Ordinal);
        foreach (var timeline in timelines)
        {
            output.WriteLine($"{timeline.Series.LongTitle} on {Known(timeline.Machine.ToString())}");
            foreach (var line in Lines(timeline, last))
                output.WriteLine($"  {line}");
            foreach (var change in confirmed[timeline.Series.Key].Where(
                change => timeline.Points.Any(point => point.Session.Session.Revision.Commit == change.Commit)))
                output.WriteLine($"  change: {HistoryCheckReport.Confirmed(change)}");
            foreach (var line in UnconfirmedText.IsForeign(timeline.Series) ? unconfirmed.Of(timeline) : [])
                output.WriteLine($"  unconfirmed: {line}");
            output.WriteLine();
        }

        return ExitCode.Ok;
    });

    private static string Known(string machine) => machine.Length > 0 ? machine : "an unknown machine";

    private static List<string> Lines(SeriesTimeline timeline, int last)
    {
        var unit = timeline.Series.Name.Unit;
        var changes = TestChanges.Of(timeline.Points);
        var unknown = TestChanges.Unknown(timeline.Points);
        string[] Cells(TimelinePoint point, TimelinePoint? before, string note) =>
        [
            point.Session.Session.Revision.ToString(),
            point.Session.Began.UtcDateTime.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture),
            Value(point.Point.Values.Mean, unit),
            Spread(point.Point.Values, unit),
            Plural.Of(point.Point.Values.Count, "run", "runs"),
            before is null || CommitBuild.AreOfOneRevision(before, point) || (before.Point.Values.Mean == 0 && point.Point.Values.Mean == 0)
                ? string.Empty
                : RatioText.Of(point.Point.Values.Mean / before.Point.Values.Mean),
            note,
        ];
        var first = Math.Max(0, timeline.Points.Count - last);
        var rows = new List<string[]>
        {
            new[] { "commit", "measured", timeline.Series.Name.Metric, "between runs", string.Empty, "to the one before", string.Empty },
        };
        rows.AddRange(timeline.Points.Skip(first)
            .Select((point, index) => Cells(point, first + index > 0 ? timeline.Points[first + index - 1] : null, Note(first + index))));
        return AlignedCells.Of(rows);

        string Note(int place) => changes.Contains(place) ? "the code of its test has changed"
            : unknown.Contains(place) ? "the key of its test's code has a new form; it is unknown whether the code changed" : string.Empty;
    }

    // Zero has no percentage.
    private static string Spread(Moments values, string unit) => values switch
    {
        { Variance: <= 0 } => string.Empty,
        { Mean: 0 } => $"± {Value(Math.Sqrt(values.Variance), unit)}",
        _ => $"± {Quantity.Percent(Math.Sqrt(values.Variance) / Math.Abs(values.Mean))}",
    };

    private static string Value(double value, string unit) => unit switch
    {
        "ns" => Quantity.Format(value, MetricUnit.Nanoseconds),
        "B" => Quantity.Format(value, MetricUnit.Bytes),
        _ => string.Create(CultureInfo.InvariantCulture, $"{value:G4} {unit}").TrimEnd(),
    };
}
