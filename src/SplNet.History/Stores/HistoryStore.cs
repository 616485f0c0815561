using System.Data.Common;
using Dapper;
using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>A history, open. Whatever it does happens wholly or not at all.</summary>
internal sealed class HistoryStore : IDisposable
{
    private readonly HistoryDatabase _database;
    private DbTransaction? _reading;

    private HistoryStore(HistoryLocation location, HistoryDatabase database) => (Location, _database) = (location, database);

    /// <summary>Where it is.</summary>
    public HistoryLocation Location { get; }

    /// <summary>True if there is a history.</summary>
    /// <param name="location">Where it would be.</param>
    /// <exception cref="HistoryException">It cannot be reached, a newer splnet has written it, or none could be begun there.</exception>
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

    /// <summary>Opens a history, and brings its tables up to date.</summary>
    /// <param name="location">Where it is.</param>
    /// <param name="create">True if it is begun where there is none.</param>
    /// <exception cref="HistoryException">There is none; it cannot be opened; it holds something else; or a newer splnet has written it.</exception>
    public static HistoryStore Open(HistoryLocation location, bool create) => UpToDate(location, HistoryDatabase.Open(location, create), create);

    /// <summary>Opens a history to read it: also one that lies where nothing can be written, which then stays as it is.</summary>
    /// <param name="location">Where it is.</param>
    /// <exception cref="HistoryException">There is none; it cannot be opened; it holds something else; or a newer splnet has written it.</exception>
    public static HistoryStore OpenToRead(HistoryLocation location) => location.File is { } file
        ? UpToDate(location, SqliteDatabase.OpenToRead(file), create: false)
        : Open(location, create: false);

    private static HistoryStore UpToDate(HistoryLocation location, HistoryDatabase database, bool create)
    {
        var store = new HistoryStore(location, database);
        try
        {
            if (!create && store.Version() == 0)
                throw new HistoryException($"{location} is empty, and no history yet. The commands 'splnet history record' and 'import' begin one; --history or SPLNET_HISTORY names another.");
            store.Migrate();
            return store;
        }
        catch
        {
            store.Dispose();
            throw;
        }
    }

    /// <summary>The same history by another connection: for what is written after a long time of measuring, in which this one may be lost.</summary>
    /// <exception cref="HistoryException">It cannot be opened any more.</exception>
    public HistoryStore Again() => Open(Location, create: false);

    /// <summary>Reads several things of one moment: what others write meanwhile is in none of them.</summary>
    /// <param name="read">What reads, and writes nothing.</param>
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

    /// <summary>Keeps what was measured. What is there already stays as it is.</summary>
    /// <param name="sessions">Sessions, or parts of them, in any order.</param>
    /// <exception cref="HistoryException">An experiment is there with other content; or the store fails. Nothing was kept.</exception>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions) => Write(transaction =>
    {
        var refused = new List<RefusedExperiment>();
        var counts = new SessionWriter(_database, transaction).Add(sessions, refused);
        return refused is [var first, ..]
            ? throw new HistoryException($"The experiment {first.Experiment.Key} of {first.Experiment.Source} ({first.Experiment.Title}) cannot be kept: {first.Reason}. Nothing was kept.")
            : counts;
    });

    /// <summary>Keeps what was measured, but for what does not belong into this history. What is there already stays as it is.</summary>
    /// <param name="sessions">Sessions, or parts of them, in any order.</param>
    /// <param name="refused">Takes what was not kept.</param>
    /// <exception cref="HistoryException">The store fails. Nothing was kept.</exception>
    public AddedCounts Add(IReadOnlyList<RecordedSession> sessions, ICollection<RefusedExperiment> refused) => Write(transaction => new SessionWriter(_database, transaction).Add(sessions, refused));

    /// <summary>What is known of when and where it was measured, in the order of time.</summary>
    public IReadOnlyList<StoredSession> Sessions() => Read(transaction => new SessionReader(_database, transaction).Sessions());

    /// <summary>All series, by their names.</summary>
    public IReadOnlyList<StoredSeries> Series() => Read(transaction => new SessionReader(_database, transaction).Series());

    /// <summary>What each session says of each series, without runs that show nothing: series by series.</summary>
    public IReadOnlyList<Point> Points() => Read(transaction => new SessionReader(_database, transaction).Points());

    /// <summary>All of a session, with its runs.</summary>
    public RecordedSession Session(StoredSession session) => Read(transaction => new SessionReader(_database, transaction).Recorded(session));

    /// <summary>Forgets iterations, and keeps the runs' values.</summary>
    /// <param name="sessions">The ids of sessions.</param>
    /// <returns>How many samples had iterations.</returns>
    public int ForgetIterations(IReadOnlySet<long> sessions) => Write(transaction => new IterationEraser(_database, transaction).Forget(sessions));

    /// <summary>Notes what happened. An event that is there already stays as it is.</summary>
    public void Add(IEnumerable<HistoryEvent> events) => Write(transaction => _database.Connection.Execute(
        "INSERT INTO event (key, at, kind, series, commit_id, reason, evidence) VALUES (@Key, @Time, @Kind, @Series, @Commit, @Reason, @Evidence) ON CONFLICT (key) DO NOTHING", events, transaction));

    /// <summary>What happened, in the order of time.</summary>
    public IReadOnlyList<HistoryEvent> Events() => Read(transaction => _database.Connection
        .Query<(string Time, string Kind, string Series, string Commit, string Reason, string Evidence)>("SELECT at, kind, series, commit_id, reason, evidence FROM event ORDER BY at, key", transaction: transaction)
        .Select(static row => new HistoryEvent(StoredTime.Read(row.Time), row.Kind, row.Series, row.Commit, row.Reason, row.Evidence))
        .ToList());

    /// <summary>Keeps commits that were measured against themselves. What is there already stays as it is.</summary>
    public void Add(IEnumerable<StoredPlacebo> placebos) => Write(transaction => _database.Connection.Execute(
        "INSERT INTO placebo (key, at, machine, series, commit_id, is_alarm, differences) VALUES (@Key, @At, @Machine, @Series, @Commit, @IsAlarm, @Differences) ON CONFLICT (key) DO NOTHING",
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

    /// <summary>The commits that were measured against themselves, in the order of time.</summary>
    public IReadOnlyList<StoredPlacebo> Placebos() => Read(transaction => _database.Connection
        .Query<(string At, string Machine, string Series, string Commit, long IsAlarm, string Differences)>("SELECT at, machine, series, commit_id, is_alarm, differences FROM placebo ORDER BY at, key", transaction: transaction)
        .Select(static row => new StoredPlacebo(StoredTime.Read(row.At), row.Machine, row.Series, row.Commit, row.IsAlarm != 0, NumberList.Read(row.Differences)))
        .ToList());

    /// <summary>Joins a series with the one that goes on under another name.</summary>
    /// <param name="former">The key of the series that has ended.</param>
    /// <param name="present">The key of the series that goes on.</param>
    public void AddAlias(string former, string present) => Write(transaction =>
        _database.Connection.Execute("INSERT INTO alias (old_key, new_key) VALUES (@former, @present) ON CONFLICT (old_key) DO UPDATE SET new_key = excluded.new_key", new { former, present }, transaction));

    /// <summary>Parts a series from the one that it was joined with.</summary>
    /// <param name="former">The key of the series that was said to have ended.</param>
    public void RemoveAlias(string former) => Write(transaction => _database.Connection.Execute("DELETE FROM alias WHERE old_key = @former", new { former }, transaction));

    /// <summary>The keys of series that go on under another name, and the key of that.</summary>
    public IReadOnlyDictionary<string, string> Aliases() => Read(transaction => _database.Connection
        .Query<(string Former, string Present)>("SELECT old_key, new_key FROM alias", transaction: transaction)
        .ToDictionary(static alias => alias.Former, static alias => alias.Present, StringComparer.Ordinal));

    /// <summary>Notes that a part of a session was recorded.</summary>
    public void AddShard(Shard shard) => Write(transaction =>
        _database.Connection.Execute("INSERT INTO shard (session, shards, shard) VALUES (@Session, @Count, @Number) ON CONFLICT DO NOTHING", shard, transaction));

    /// <summary>The parts of sessions that were recorded.</summary>
    public IReadOnlyList<Shard> Shards() => Read(transaction => _database.Connection
        .Query<(string Session, long Count, long Number)>("SELECT session, shards, shard FROM shard ORDER BY session, shards, shard", transaction: transaction)
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
            // Another may have been quicker.
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
        : throw new HistoryException($"The history {Location} was written by a newer splnet (its tables have version {version}, this one knows {HistorySchema.Migrations.Count}). Nothing was changed; use the newer one.");

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
