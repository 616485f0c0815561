using System.Data.Common;
using System.Globalization;
using Dapper;
using Microsoft.Data.Sqlite;

namespace SplNet.History.Stores;

/// <summary>A history in a SQLite file.</summary>
internal sealed class SqliteDatabase : HistoryDatabase
{
    // "SplN" as a number: it distinguishes a history from the files of other programs.
    private const int ApplicationId = 0x53706C4E;
    private const int BusySeconds = 60;
    private const int CannotOpen = 14;
    private const int Corrupt = 11;
    private const int Disk = 10;
    private const int Full = 13;
    private const int NotADatabase = 26;
    private const int ReadOnly = 8;
    private const int Busy = 5;

    private static readonly string[] NetworkFormats = ["nfs", "nfs4", "cifs", "smb", "smb2", "smbfs", "afs", "9p", "fuse.sshfs", "webdav"];

    private readonly string _file;
    private readonly SqliteConnection _connection;

    static SqliteDatabase() => SQLitePCL.Batteries_V2.Init();

    private SqliteDatabase(string file, SqliteConnection connection) => (_file, _connection) = (file, connection);

    /// <inheritdoc/>
    public override DbConnection Connection => _connection;

    /// <summary>Opens a file.</summary>
    /// <param name="file">Its path.</param>
    /// <param name="create">True to create it if it is missing.</param>
    /// <exception cref="HistoryException">It is missing or cannot be opened.</exception>
    public static SqliteDatabase Open(string file, bool create)
    {
        RequireNoFolder(file);
        if (!create && !File.Exists(file))
            throw new HistoryException(
                $"No history was found in {file}. " +
                "Create one with 'splnet history record' or 'import', or choose another with --history or SPLNET_HISTORY.");
        if (create)
            Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        RequireNoShare(file);
        var connection = new SqliteConnection(new SqliteConnectionStringBuilder
        {
            DataSource = file,
            Mode = create ? SqliteOpenMode.ReadWriteCreate : SqliteOpenMode.ReadWrite,
            DefaultTimeout = BusySeconds,
            ForeignKeys = true,
            Pooling = false,
        }.ToString());
        return Opened(file, connection, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA mmap_size = 268435456");
    }

    /// <summary>Opens a file for reading, even where nothing can be written.</summary>
    /// <param name="file">Its path.</param>
    /// <exception cref="HistoryException">It is missing or cannot be opened.</exception>
    public static SqliteDatabase OpenToRead(string file)
    {
        try
        {
            return Open(file, create: false);
        }
        catch (HistoryException failure)
            when (failure.InnerException is SqliteException { SqliteErrorCode: CannotOpen or ReadOnly or Disk or Full }
                && !HasPendingWrites(file))
        {
            return OpenUnchanging(file);
        }
    }

    /// <inheritdoc/>
    public override string Dialect(string script) => script
        .Replace("{id}", "INTEGER PRIMARY KEY", StringComparison.Ordinal)
        .Replace("{integer}", "INTEGER", StringComparison.Ordinal)
        .Replace("{real}", "REAL", StringComparison.Ordinal)
        .Replace("{blob}", "BLOB", StringComparison.Ordinal);

    /// <inheritdoc/>
    public override DbTransaction BeginWriting() => _connection.BeginTransaction(deferred: false);

    /// <inheritdoc/>
    public override DbTransaction BeginReading() => _connection.BeginTransaction(deferred: true);

    /// <inheritdoc/>
    public override int ReadVersion(DbTransaction? transaction)
    {
        if (_connection.ExecuteScalar<long>("SELECT COUNT(*) FROM sqlite_schema", transaction: transaction) == 0)
            return 0;
        return _connection.ExecuteScalar<long>("PRAGMA application_id", transaction: transaction) == ApplicationId
            ? (int)_connection.ExecuteScalar<long>("PRAGMA user_version", transaction: transaction)
            : throw new HistoryException(
                $"{_file} is a database of another program, not a history. Nothing was written. " +
                "Choose another file with --history or SPLNET_HISTORY.");
    }

    /// <inheritdoc/>
    public override void WriteVersion(DbTransaction transaction, int version) =>
        _connection.Execute(
            string.Create(CultureInfo.InvariantCulture, $"PRAGMA application_id = {ApplicationId}; PRAGMA user_version = {version}"),
            transaction: transaction);

    /// <inheritdoc/>
    public override void Insert(DbTransaction transaction, IEnumerable<SampleRow> rows)
    {
        using var command = _connection.CreateCommand();
        command.Transaction = (SqliteTransaction)transaction;
        command.CommandText = "INSERT OR IGNORE INTO sample VALUES (@1, @2, @3, @4, @5, @6, @7, @8, @9, @10, @11, @12)";
        var parameters = Enumerable.Range(1, 12).Select(number => command.Parameters.Add(
            new SqliteParameter { ParameterName = string.Create(CultureInfo.InvariantCulture, $"@{number}") })).ToList();
        foreach (var row in rows)
        {
            object?[] values =
            [
                row.Experiment, row.Series, row.Session, row.IsUsable ? 1L : 0L, row.Runs, row.Mean, row.Variance, row.LogMean,
                row.LogVariance, row.Data, row.Body, row.LogMedian,
            ];
            for (var index = 0; index < values.Length; index++)
                parameters[index].Value = values[index] ?? DBNull.Value;
            command.ExecuteNonQuery();
        }
    }

    /// <inheritdoc/>
    public override string Explain(DbException failure) => (failure as SqliteException)?.SqliteErrorCode switch
    {
        Corrupt => $"The history in {_file} is damaged ({failure.Message}). Nothing was written. " +
            $"Restore a copy, or save what can be read: sqlite3 \"{_file}\" .recover",
        NotADatabase => $"{_file} is not a SplNet history. Nothing was written. Choose another file with --history or SPLNET_HISTORY.",
        Full => $"The disk of {_file} has run out of space. Nothing was saved; free some space and try again.",
        Disk => $"The disk of {_file} is full or failing. Nothing was saved; free some space or check the disk, and try again.",
        CannotOpen or ReadOnly => $"The history in {_file} cannot be written: {failure.Message.TrimEnd('.')}.",
        Busy => $"Another process has written to {_file} for more than {BusySeconds} s. Nothing was written; try again when it has ended.",
        _ => $"The history in {_file} failed: {failure.Message}",
    };

    /// <summary>
    /// Checks whether a file could be created, without creating it, so that problems of its place are reported before any measurement.
    /// </summary>
    /// <param name="file">The path of a missing file.</param>
    /// <exception cref="HistoryException">It could not be created.</exception>
    public static void RequirePlaceFor(string file)
    {
        RequireNoFolder(file);
        RequireNoShare(file);
        var folder = Path.GetDirectoryName(file);
        while (folder is not null && !Path.Exists(folder))
            folder = Path.GetDirectoryName(folder);
        if (!Directory.Exists(folder))
            throw new HistoryException(
                $"The history {file} cannot be created: {folder ?? Path.GetPathRoot(file)} is not a folder. " +
                "Choose another place with --history or SPLNET_HISTORY.");
        try
        {
            using var trial = new FileStream(
                Path.Combine(folder, $".splnet-{Guid.NewGuid():N}"), FileMode.CreateNew, FileAccess.Write, FileShare.None, bufferSize: 1,
                FileOptions.DeleteOnClose);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            throw new HistoryException(
                $"The history {file} cannot be created: {failure.Message.TrimEnd('.')}. " +
                "Choose another place with --history or SPLNET_HISTORY.",
                failure);
        }
    }

    // A reader needs an extra file next to the history unless the connection is immutable; an immutable
    // connection misses data that was written but not yet moved into the main file.
    private static SqliteDatabase OpenUnchanging(string file)
    {
        var connection = new SqliteConnection(new SqliteConnectionStringBuilder
        {
            DataSource = $"{new Uri(file).AbsoluteUri}?immutable=1",
            Mode = SqliteOpenMode.ReadOnly,
            Pooling = false,
        }.ToString());
        return Opened(file, connection, settings: null);
    }

    private static SqliteDatabase Opened(string file, SqliteConnection connection, string? settings)
    {
        var database = new SqliteDatabase(file, connection);
        try
        {
            connection.Open();
            database.ReadVersion(transaction: null); // reject foreign files before changing their mode, which is stored in the file
            if (settings is not null)
                connection.Execute(settings);
            return database;
        }
        catch (SqliteException failure)
        {
            connection.Dispose();
            throw new HistoryException(database.Explain(failure), failure);
        }
        catch (HistoryException)
        {
            connection.Dispose();
            throw;
        }
    }

    private static bool HasPendingWrites(string file) => new FileInfo(file + "-wal") is { Exists: true, Length: > 0 };

    private static void RequireNoFolder(string file)
    {
        if (Directory.Exists(file) || Path.EndsInDirectorySeparator(file))
            throw new HistoryException(
                $"{file} is a folder, but a history is a file. Name a file in it, for example {Path.Combine(file, "splnet-history.db")}");
    }

    private static void RequireNoShare(string file)
    {
        if (FormatOf(file) is { } format && NetworkFormats.Contains(format, StringComparer.OrdinalIgnoreCase))
            throw new HistoryException(
                $"{file} is on a network share ({format}), where two machines that write would damage it. " +
                "Keep the history in a local file, or on a PostgreSQL server: --history postgres:Host=…");
    }

    private static string? FormatOf(string file)
    {
        try
        {
            return new DriveInfo(Path.GetDirectoryName(file)!).DriveFormat;
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or ArgumentException)
        {
            return null; // trust a system that does not report it
        }
    }
}
