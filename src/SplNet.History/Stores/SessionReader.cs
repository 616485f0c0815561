using System.Data.Common;
using Dapper;
using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>Reads sessions from a store.</summary>
internal sealed class SessionReader(HistoryDatabase database, DbTransaction? transaction)
{
    public IReadOnlyList<StoredSeries> Series() => StoredSeries.Titled(
    [
        .. database.Connection
            .Query<(long Id, string Key, string Source, string Requirement, string Operand, string Metric, string Unit, string Framework)>(
                    "SELECT id, key, source, requirement, operand, metric, unit, framework FROM series ORDER BY source, requirement, " +
                    "operand, metric, framework",
                    transaction: transaction)
            .Select(static row => new StoredSeries(
                row.Id,
                row.Key,
                new SeriesName(row.Source, row.Requirement, row.Operand, row.Metric, row.Unit) { Framework = row.Framework })),
    ]);

    public IReadOnlyList<StoredSession> Sessions()
    {
        var machines =
        database.Connection.Query<(long Id, string Processor, string Architecture, long Processors, string System, string Label)>(
                "SELECT id, processor, architecture, processors, system, label FROM machine", transaction: transaction)
            .ToDictionary(static row => row.Id, static row =>
                new MachineClass(row.Processor, row.Architecture, (int)row.Processors, row.System, row.Label));
        var times = database.Connection.Query<(long Session, string Began, long Count)>(
            "SELECT session, MIN(ended), COUNT(*) FROM experiment GROUP BY session", transaction: transaction)
            .ToDictionary(static row => row.Session, static row => (row.Began, row.Count));
        return
        [
            .. database.Connection.Query<(long Id, long Machine, string Commit, string Tree, long IsChanged, string Runtime, string Name)>(
                    "SELECT id, machine, commit_id, tree, is_changed, runtime, name FROM session", transaction: transaction)
                .Select(row => new StoredSession(
                    row.Id,
                    new Session(machines[row.Machine], new Revision(row.Commit, row.Tree, row.IsChanged != 0), row.Runtime, row.Name),
                    StoredTime.Read(times[row.Id].Began),
                    (int)times[row.Id].Count))
                .OrderBy(static session => session.Began)
                .ThenBy(static session => session.Session.Key, StringComparer.Ordinal),
        ];
    }

    // Hand-written, and from an index alone: a history has hundreds of thousands of them.
    public IReadOnlyList<Point> Points()
    {
        var points = new List<Point>();
        using var command = database.Connection.CreateCommand();
        command.Transaction = transaction;
        command.CommandText = "SELECT series, session, runs, mean, variance, log_mean, log_variance, log_median, " +
            "body FROM sample WHERE usable = 1 ORDER BY series, session";
        using var reader = command.ExecuteReader();
        while (reader.Read())
        {
            var runs = (int)reader.GetInt64(2);
            Moments? logarithms = reader.IsDBNull(5) ? null : new Moments(runs, reader.GetDouble(5), reader.GetDouble(6));
            var point = new Point(
                reader.GetInt64(0),
                reader.GetInt64(1),
                new Moments(runs, reader.GetDouble(3), reader.GetDouble(4)),
                logarithms,
                reader.IsDBNull(7) ? logarithms?.Mean : reader.GetDouble(7),
                reader.GetString(8));
            if (points.Count > 0 && points[^1] is var last && last.Series == point.Series && last.Session == point.Session)
                points[^1] = Together(last, point);
            else
                points.Add(point);
        }

        return points;
    }

    public RecordedSession Recorded(StoredSession session)
    {
        var comparisons =
        database.Connection.Query<(long Experiment, string Text, string Truth, double? PValue, double? Lower, double? Upper)>(
                "SELECT c.experiment, c.text, c.truth, c.p_value, c.lower_end, c.upper_end FROM comparison c JOIN experiment e ON e.id = " +
                "c.experiment WHERE e.session = @Id ORDER BY c.experiment, c.position",
                session, transaction)
            .ToLookup(static row => row.Experiment, static row =>
                new RecordedComparison(row.Text, row.Truth, row.PValue ?? double.NaN, row.Lower ?? double.NaN, row.Upper ?? double.NaN));
        var samples = database.Connection.Query<SampleOfSession>(
                """
                SELECT s.experiment, n.source, n.requirement, n.operand, n.metric, n.unit, n.framework, s.runs, s.mean, s.variance, s.log_mean AS LogMean, s.log_variance AS LogVariance, s.data, s.body
                FROM sample s JOIN experiment e ON e.id = s.experiment JOIN series n ON n.id = s.series
                WHERE e.session = @Id ORDER BY s.experiment, s.series
                """, session, transaction)
            .ToLookup(static row => row.Experiment, static row => row.Sample());
        return new RecordedSession(session.Session, [
            .. database.Connection
                .Query<(long Id, string Key, string Digest, string Ended, string Source, string Title, string Verdict, double Alpha)>(
                        "SELECT id, key, digest, ended, source, title, verdict, " +
                        "alpha FROM experiment WHERE session = @Id ORDER BY ended, key",
                        session, transaction)
                .Select(row => new RecordedExperiment
                {
                    Key = row.Key,
                    Digest = row.Digest,
                    Ended = StoredTime.Read(row.Ended),
                    Source = row.Source,
                    Title = row.Title,
                    Verdict = row.Verdict,
                    Alpha = row.Alpha,
                    Comparisons = [.. comparisons[row.Id]],
                    Samples = [.. samples[row.Id]],
                }),
        ]);
    }

    private static Point Together(Point one, Point other) => one with
    {
        Values = one.Values.With(other.Values),
        Logarithms = one.Logarithms is { } left && other.Logarithms is { } right ? left.With(right) : null,
        LogMedian = ((one.LogMedian * one.Values.Count) + (other.LogMedian * other.Values.Count)) / (one.Values.Count + other.Values.Count),
        Body = one.Body.Length > 0 ? one.Body : other.Body,
    };

    private sealed record SampleOfSession
    {
        public long Experiment { get; init; }

        public string Source { get; init; } = string.Empty;

        public string Requirement { get; init; } = string.Empty;

        public string Operand { get; init; } = string.Empty;

        public string Metric { get; init; } = string.Empty;

        public string Unit { get; init; } = string.Empty;

        public string Framework { get; init; } = string.Empty;

        public long Runs { get; init; }

        public double Mean { get; init; }

        public double Variance { get; init; }

        public double? LogMean { get; init; }

        public double? LogVariance { get; init; }

        public byte[] Data { get; init; } = [];

        public string Body { get; init; } = string.Empty;

        public Sample Sample() => new(
            new SeriesName(Source, Requirement, Operand, Metric, Unit) { Framework = Framework }, RunData.Read(Data),
            new Moments((int)Runs, Mean, Variance),
            LogMean is { } mean ? new Moments((int)Runs, mean, LogVariance ?? 0) : null) { Body = Body };
    }
}
