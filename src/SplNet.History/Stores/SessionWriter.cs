using System.Data.Common;
using Dapper;
using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>Writes sessions into a store, within a transaction.</summary>
internal sealed class SessionWriter(HistoryDatabase database, DbTransaction transaction)
{
    private const int KeysAtOnce = 500;

    private readonly Dictionary<SeriesName, (long Id, string Unit)> _series = [];
    private readonly Dictionary<Session, long> _sessions = [];

    /// <summary>Adds everything that is not stored yet.</summary>
    /// <param name="sessions">Sessions, or parts of them.</param>
    /// <param name="refused">Collects experiments that do not belong into this history; nothing of them is written.</param>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions, ICollection<RefusedExperiment> refused)
    {
        var known = Digests([.. sessions.SelectMany(static session => session.Experiments).Select(static experiment => experiment.Key)]);
        var rows = new List<SampleRow>();
        var (added, before, runs) = (0, 0, 0);
        foreach (var recorded in sessions)
        {
            long? id = null;
            foreach (var experiment in recorded.Experiments)
            {
                var stored = known.GetValueOrDefault(experiment.Key);
                if (stored is not null && PartialDigest.WholeOf(stored) != PartialDigest.WholeOf(experiment.Digest))
                {
                    refused.Add(new RefusedExperiment(
                        recorded, experiment, "it is present twice, with different content, so one copy was changed; leave that out"));
                    continue;
                }

                before += stored is null ? 0 : 1;
                if (stored is not null && !PartialDigest.IsPartial(stored))
                    continue;
                var (samples, isWhole) = Divide(recorded, experiment, refused);
                if (samples.Count == 0 && !isWhole)
                    continue;
                id ??= IdOf(recorded.Session);
                var digest = known[experiment.Key] = isWhole ? experiment.Digest : PartialDigest.Of(experiment.Digest);
                if (stored is null)
                    added++;
                else
                    samples = Missing(experiment.Key, digest, samples);
                rows.AddRange(Rows(id.Value, experiment with { Digest = digest }, stored is not null, samples));
                runs += samples.Sum(static sample => sample.Runs.Count);
            }
        }

        if (rows.Count > 0)
            database.Insert(transaction, rows);
        return new AddedCounts(added, before, runs);
    }

    // Valid samples are kept even if others of the same experiment are invalid; but if none is valid, nothing of the experiment is written.
    private (List<Sample> Fitting, bool AreAll) Divide(
        RecordedSession recorded, RecordedExperiment experiment, ICollection<RefusedExperiment> refused)
    {
        var samples = experiment.Samples.Select(sample => (Sample: sample, Fitting: InItsUnit(sample)))
            .Select(pair => (pair.Sample, pair.Fitting, Reason: WhyNot(pair.Sample, pair.Fitting))).ToList();
        var wrong = samples.FindAll(static sample => sample.Reason is not null);
        var kept = samples.Count - wrong.Count;
        if (wrong.Count > 0 && kept == 0)
            refused.Add(new RefusedExperiment(recorded, experiment, wrong[0].Reason!));
        foreach (var (sample, _, reason) in kept == 0 ? [] : wrong)
            refused.Add(new RefusedExperiment(recorded, experiment with { Samples = [sample] }, reason!) { Kept = kept });
        return ([.. samples.Where(static sample => sample.Reason is null).Select(static sample => sample.Fitting!)], wrong.Count == 0);
    }

    // Finds the samples of a partly stored experiment that are valid now and were not before.
    private List<Sample> Missing(string experiment, string digest, List<Sample> samples)
    {
        var there = database.Connection.Query<string>(
            "SELECT n.key FROM sample s JOIN experiment e ON e.id = s.experiment JOIN series n ON n.id = s.series WHERE " +
            "e.key = @experiment",
            new { experiment },
            transaction).ToHashSet(StringComparer.Ordinal);
        database.Connection.Execute(
            "UPDATE experiment SET digest = @digest WHERE key = @experiment", new { digest, experiment }, transaction);
        return samples.FindAll(sample => !there.Contains(sample.Series.Key));
    }

    private Dictionary<string, string> Digests(IReadOnlyList<string> keys) => keys.Chunk(KeysAtOnce)
        .SelectMany(chunk => database.Connection.Query<(string Key, string Digest)>(
            $"SELECT key, digest FROM experiment WHERE {database.IsOneOf("key", "@keys")}", new { keys = chunk }, transaction))
        .ToDictionary(static row => row.Key, static row => row.Digest, StringComparer.Ordinal);

    private string? WhyNot(Sample sample, Sample? inItsUnit) => inItsUnit switch
    {
        null => $"{sample.Series} is in {Named(Known(sample.Series)!.Value.Unit)} in the history and in {Named(sample.Series.Unit)} " +
            "there, and neither is a multiple of the other. Use the earlier unit, or a different name",
        { Values.IsFinite: false } => $"the values of {sample.Series} are too large to be kept",
        _ => null,
    };

    private IEnumerable<SampleRow> Rows(long session, RecordedExperiment experiment, bool isThere, IEnumerable<Sample> samples)
    {
        var id = IdOf(session, experiment, isThere);
        return samples.Select(sample => new SampleRow(
            id, IdOf(sample.Series), session, experiment.IsUsable, sample.Runs.Count, sample.Values.Mean, sample.Values.Variance,
            sample.Logarithms?.Mean, sample.Logarithms?.Variance, RunData.Write(sample.Runs), sample.Body, sample.LogMedian));
    }

    private long IdOf(long session, RecordedExperiment experiment, bool isThere)
    {
        if (isThere && database.Connection.ExecuteScalar<long?>(
            "SELECT id FROM experiment WHERE key = @Key", new { experiment.Key }, transaction) is { } known)
            return known;
        var id = database.Connection.ExecuteScalar<long>(
            "INSERT INTO experiment (key, digest, session, ended, source, title, verdict, alpha) VALUES (@Key, @Digest, @session, " +
            "@ended, @Source, @Title, @Verdict, @Alpha) RETURNING id",
            new
            {
                experiment.Key,
                experiment.Digest,
                session,
                ended = StoredTime.Write(experiment.Ended),
                experiment.Source,
                experiment.Title,
                experiment.Verdict,
                experiment.Alpha,
            },
            transaction);
        for (var position = 0; position < experiment.Comparisons.Count; position++)
        {
            var comparison = experiment.Comparisons[position];
            database.Connection.Execute(
                "INSERT INTO comparison (experiment, position, text, truth, p_value, lower_end, upper_end) VALUES (@id, @position, " +
                "@Text, @Truth, @p, @lower, @upper)",
                new
                {
                    id,
                    position,
                    comparison.Text,
                    comparison.Truth,
                    p = Stored(comparison.PValue),
                    lower = Stored(comparison.Lower),
                    upper = Stored(comparison.Upper),
                },
                transaction);
        }

        return id;
    }

    // SQLite treats NaN as null anyway, and both databases can order infinities.
    private static double? Stored(double value) => double.IsNaN(value) ? null : value;

    private long IdOf(Session session)
    {
        if (_sessions.TryGetValue(session, out var id))
            return id;
        var machine = Id(
            "machine",
            session.Machine.Key,
            "INSERT INTO machine (key, processor, architecture, processors, system, label) VALUES (@Key, @Processor, @Architecture, " +
            "@Processors, @System, @Label)",
            session.Machine);
        return _sessions[session] = Id(
            "session",
            session.Key,
            "INSERT INTO session (key, machine, commit_id, tree, is_changed, runtime, name) VALUES (@Key, @machine, @Commit, @Tree, " +
            "@changed, @Runtime, @Name)",
            new
            {
                session.Key,
                machine,
                session.Revision.Commit,
                session.Revision.Tree,
                changed = session.Revision.IsChanged ? 1L : 0L,
                session.Runtime,
                session.Name,
            });
    }

    private long IdOf(SeriesName series)
    {
        // A stored series was already found by the lookup of its unit.
        if (_series.TryGetValue(series, out var stored))
            return stored.Id;
        var id = Id(
            "series",
            series.Key,
            "INSERT INTO series (key, source, requirement, operand, metric, unit, framework) VALUES (@Key, @Source, @Requirement, " +
            "@Operand, @Metric, @Unit, @Framework)",
            series);
        _series[series] = (id, series.Unit);
        return id;
    }

    // The unit does not belong to its key, so it may be stored with a different one.
    private (long Id, string Unit)? Known(SeriesName series)
    {
        if (_series.TryGetValue(series, out var known))
            return known;
        if (database.Connection.QuerySingleOrDefault<(long Id, string? Unit)>(
            "SELECT id, unit FROM series WHERE key = @Key", new { series.Key }, transaction) is not (var id, { } unit))
            return null;
        return _series[series] = (id, unit);
    }

    // A series keeps its first unit; a value in seconds is converted to milliseconds if the others are in milliseconds.
    private Sample? InItsUnit(Sample sample) => Known(sample.Series) is { } stored ? sample.In(stored.Unit) : sample;

    private static string Named(string unit) => unit.Length > 0 ? $"'{unit}'" : "no unit";

    private long Id(string table, string key, string insert, object row)
    {
        var select = $"SELECT id FROM {table} WHERE key = @key";
        if (database.Connection.ExecuteScalar<long?>(select, new { key }, transaction) is { } id)
            return id;
        database.Connection.Execute(insert, row, transaction);
        return database.Connection.ExecuteScalar<long>(select, new { key }, transaction);
    }
}
