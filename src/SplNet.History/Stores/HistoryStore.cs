using System.Data.Common;
using Dapper;
using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>An open history. Every operation happens completely or not at all.</summary>
internal sealed class HistoryStore : IDisposable
{
    private readonly HistoryDatabase _database;
    private DbTransaction? _reading;

    private HistoryStore(HistoryLocation location, HistoryDatabase database) => (Location, _database) = (location, database);

    /// <summary>Gets its location.</summary>
    public HistoryLocation Location { get; }

    /// <summary>True if the history exists.</summary>
    /// <param name="location">Its location.</param>
    /// <exception cref="HistoryException">It is unreachable, a newer splnet has written it, or it could not be created there.</exception>
    public static bool Exists(HistoryLocation location)
    {
        if (location.File is { } file)
        {
            if (File.Exists(file))
                return true;
            SqliteDatabase.RequirePlaceFor(file);
            return false;
        }

        using var store = new HistoryStore(location, HistoryDatabase.Open(location, create: false));
        return store.Version() > 0;
    }

    /// <summary>Opens a history and updates its tables.</summary>
    /// <param name="location">Its location.</param>
    /// <param name="create">True to create it if it is missing.</param>
    /// <exception cref="HistoryException">It is missing, cannot be opened, holds something else, or was written by a
    /// newer splnet.</exception>
    public static HistoryStore Open(HistoryLocation location, bool create) =>
        UpToDate(location, HistoryDatabase.Open(location, create), create);

    /// <summary>Opens a history for reading, even from a read-only place, where it stays unchanged.</summary>
    /// <param name="location">Its location.</param>
    /// <exception cref="HistoryException">It is missing, cannot be opened, holds something else, or was written by a
    /// newer splnet.</exception>
    public static HistoryStore OpenToRead(HistoryLocation location) => location.File is { } file
        ? UpToDate(location, SqliteDatabase.OpenToRead(file), create: false)
        : Open(location, create: false);

    private static HistoryStore UpToDate(HistoryLocation location, HistoryDatabase database, bool create)
    {
        var store = new HistoryStore(location, database);
        try
        {
            if (!create && store.Version() == 0)
                throw new HistoryException(
                    $"{location} is empty and not a history yet. " +
                    "Create one with 'splnet history record' or 'import', or choose another with --history or SPLNET_HISTORY.");
            store.Migrate();
            return store;
        }
        catch
        {
            store.Dispose();
            throw;
        }
    }

    /// <summary>
    /// Opens the same history with a new connection, to write after a long measurement during which this connection may be lost.
    /// </summary>
    /// <exception cref="HistoryException">It can no longer be opened.</exception>
    public HistoryStore Again() => Open(Location, create: false);

    /// <summary>Reads several things from a single snapshot, without concurrent writes of others.</summary>
    /// <param name="read">Reads and writes nothing.</param>
    /// <exception cref="HistoryException">The store fails.</exception>
    public T AtOneMoment<T>(Func<T> read) => Explained(() =>
    {
        if (_reading is not null)
            return read();
        using var transaction = _reading = _database.BeginReading();
        try
        {
            return read();
        }
        finally
        {
            _reading = null;
        }
    });

    /// <summary>Stores measurements. Existing ones stay unchanged.</summary>
    /// <param name="sessions">Sessions, or parts of them, in any order.</param>
    /// <exception cref="HistoryException">An experiment exists with different content, or the store fails. Nothing was stored.</exception>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions) => Write(transaction =>
    {
        var refused = new List<RefusedExperiment>();
        var counts = new SessionWriter(_database, transaction).Add(sessions, refused);
        return refused is [var first, ..]
            ? throw new HistoryException(
                $"The experiment {first.Experiment.Key} of {first.Experiment.Source} ({first.Experiment.Title}) cannot be kept: " +
                $"{first.Reason}. Nothing was kept.")
            : counts;
    });

    /// <summary>Stores measurements, except those that do not belong into this history. Existing ones stay unchanged.</summary>
    /// <param name="sessions">Sessions, or parts of them, in any order.</param>
    /// <param name="refused">Collects the refused measurements.</param>
    /// <exception cref="HistoryException">The store fails. Nothing was stored.</exception>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions, ICollection<RefusedExperiment> refused) =>
        Write(transaction => new SessionWriter(_database, transaction).Add(sessions, refused));

    /// <summary>Lists the sessions with their times and machines, in order of time.</summary>
    public IReadOnlyList<StoredSession> Sessions() => Read(transaction => new SessionReader(_database, transaction).Sessions());

    /// <summary>Lists all series by name.</summary>
    public IReadOnlyList<StoredSeries> Series() => Read(transaction => new SessionReader(_database, transaction).Series());

    /// <summary>Lists the values of each session for each series, without unusable runs, series by series.</summary>
    public IReadOnlyList<Point> Points() => Read(transaction => new SessionReader(_database, transaction).Points());

    /// <summary>Reads a whole session with its runs.</summary>
    public RecordedSession Session(StoredSession session) =>
        Read(transaction => new SessionReader(_database, transaction).Recorded(session));

    /// <summary>Deletes iterations but keeps the values of runs.</summary>
    /// <param name="sessions">The ids of sessions.</param>
    /// <returns>The number of samples that had iterations.</returns>
    public int ForgetIterations(IReadOnlySet<long> sessions) =>
        Write(transaction => new IterationEraser(_database, transaction).Forget(sessions));

    /// <summary>Stores events. Existing ones stay unchanged.</summary>
    public void Add(IEnumerable<HistoryEvent> events) => Write(transaction => _database.Connection.Execute(
        "INSERT INTO event (key, at, kind, series, commit_id, reason, evidence) VALUES (@Key, @Time, @Kind, @Series, @Commit, @Reason, " +
        "@Evidence) ON CONFLICT (key) DO NOTHING",
        events, transaction));

    /// <summary>Lists the events in order of time.</summary>
    public IReadOnlyList<HistoryEvent> Events() => Read(transaction => _database.Connection
        .Query<(string Time, string Kind, string Series, string Commit, string Reason, string Evidence)>(
            "SELECT at, kind, series, commit_id, reason, evidence FROM event ORDER BY at, key", transaction: transaction)
        .Select(static row => new HistoryEvent(StoredTime.Read(row.Time), row.Kind, row.Series, row.Commit, row.Reason, row.Evidence))
        .ToList());

    /// <summary>Stores placebo measurements: commits measured against themselves. Existing ones stay unchanged.</summary>
    public void Add(IEnumerable<StoredPlacebo> placebos) => Write(transaction => _database.Connection.Execute(
        "INSERT INTO placebo (key, at, machine, series, commit_id, is_alarm, differences) VALUES (@Key, @At, @Machine, @Series, @Commit, " +
        "@IsAlarm, @Differences) ON CONFLICT (key) DO NOTHING",
        placebos.Select(static placebo => new
        {
            placebo.Key,
            At = StoredTime.Write(placebo.At),
            placebo.Machine,
            placebo.Series,
            placebo.Commit,
            IsAlarm = placebo.IsAlarm ? 1L : 0L,
            Differences = NumberList.Write(placebo.Differences),
        }).ToList(),
        transaction));

    /// <summary>Lists the placebo measurements in order of time.</summary>
    public IReadOnlyList<StoredPlacebo> Placebos() => Read(transaction => _database.Connection
        .Query<(string At, string Machine, string Series, string Commit, long IsAlarm, string Differences)>(
            "SELECT at, machine, series, commit_id, is_alarm, differences FROM placebo ORDER BY at, key", transaction: transaction)
        .Select(static row => new StoredPlacebo(
            StoredTime.Read(row.At), row.Machine, row.Series, row.Commit, row.IsAlarm != 0, NumberList.Read(row.Differences)))
        .ToList());

    /// <summary>Joins a series with its continuation under a different name.</summary>
    /// <param name="former">The key of the series that has ended.</param>
    /// <param name="present">The key of the continuing series.</param>
    public void AddAlias(string former, string present) => Write(transaction =>
        _database.Connection.Execute(
            "INSERT INTO alias (old_key, new_key) VALUES (@former, @present) ON CONFLICT (old_key) " +
            "DO UPDATE SET new_key = excluded.new_key",
            new { former, present },
            transaction));

    /// <summary>Separates a series from the one it was joined with.</summary>
    /// <param name="former">The key of the series that had ended.</param>
    public void RemoveAlias(string former) =>
        Write(transaction => _database.Connection.Execute("DELETE FROM alias WHERE old_key = @former", new { former }, transaction));

    /// <summary>Gets the keys of series that continue under a different name, each with the key of its continuation.</summary>
    public IReadOnlyDictionary<string, string> Aliases() => Read(transaction => _database.Connection
        .Query<(string Former, string Present)>("SELECT old_key, new_key FROM alias", transaction: transaction)
        .ToDictionary(static alias => alias.Former, static alias => alias.Present, StringComparer.Ordinal));

    /// <summary>Stores that a part of a session was recorded.</summary>
    public void AddShard(Shard shard) => Write(transaction =>
        _database.Connection.Execute(
            "INSERT INTO shard (session, shards, shard) VALUES (@Session, @Count, @Number) ON CONFLICT DO NOTHING", shard, transaction));

    /// <summary>Lists the recorded parts of sessions.</summary>
    public IReadOnlyList<Shard> Shards() => Read(transaction => _database.Connection
        .Query<(string Session, long Count, long Number)>(
            "SELECT session, shards, shard FROM shard ORDER BY session, shards, shard", transaction: transaction)
        .Select(static row => new Shard(row.Session, (int)row.Count, (int)row.Number))
        .ToList());

    /// <inheritdoc/>
    public void Dispose() => _database.Dispose();

    private void Migrate()
    {
        var newest = HistorySchema.Migrations.Count;
        if (Version() == newest)
            return;
        Write(transaction =>
        {
            // Another process may have been faster.
            var version = Known(_database.ReadVersion(transaction));
            _database.PrepareTables(transaction);
            foreach (var step in HistorySchema.Migrations.Skip(version))
                _database.Connection.Execute(_database.Dialect(step), transaction: transaction);
            _database.WriteVersion(transaction, newest);
            return newest;
        });
    }

    private int Version() => Read(transaction => Known(_database.ReadVersion(transaction)));

    private int Known(int version) => version <= HistorySchema.Migrations.Count
        ? version
        : throw new HistoryException(
            $"The history {Location} was written by a newer splnet (its tables have version {version}, " +
            $"this one knows {HistorySchema.Migrations.Count}). Nothing was changed; use the newer one.");

    private T Read<T>(Func<DbTransaction?, T> read) => AtOneMoment(() => read(_reading));

    private T Write<T>(Func<DbTransaction, T> write) => Explained(() =>
    {
        using var transaction = _database.BeginWriting();
        var result = write(transaction);
        transaction.Commit();
        return result;
    });

    private T Explained<T>(Func<T> use)
    {
        try
        {
            return use();
        }
        catch (DbException failure)
        {
            throw new HistoryException(_database.Explain(failure), failure);
        }
    }
}
