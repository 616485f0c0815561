using System.Data;
using System.Data.Common;
using System.Security.Authentication;
using System.Security.Cryptography;
using Dapper;
using Npgsql;
using NpgsqlTypes;

namespace SplNet.History.Stores;

/// <summary>A history on a PostgreSQL server, for machines that share one. Its tables are in the schema <c>splnet</c>.</summary>
internal sealed class PostgresDatabase : HistoryDatabase
{
    // An arbitrary number that others are unlikely to lock: only one process migrates or writes at a time.
    private const long Lock = 0x53706C4E;

    private readonly HistoryLocation _location;
    private readonly NpgsqlConnection _connection;

    private PostgresDatabase(HistoryLocation location, NpgsqlConnection connection) => (_location, _connection) = (location, connection);

    /// <inheritdoc/>
    public override DbConnection Connection => _connection;

    /// <summary>Connects to the server.</summary>
    /// <param name="location">The server.</param>
    /// <exception cref="HistoryException">It is unreachable, or refuses the connection.</exception>
    public static PostgresDatabase Open(HistoryLocation location)
    {
        NpgsqlConnection? connection = null;
        try
        {
            var settings =
                new NpgsqlConnectionStringBuilder(location.Connection!.ConnectionString) { SearchPath = "splnet", Pooling = false };
            settings.ApplicationName ??= "splnet";
            connection = new NpgsqlConnection(settings.ConnectionString);
            connection.Open();
            return new PostgresDatabase(location, connection);
        }
        catch (Exception failure) when (failure is DbException or ArgumentException or InvalidOperationException or TimeoutException
            or IOException or UnauthorizedAccessException or CryptographicException or NotSupportedException)
        {
            connection?.Dispose();
            throw new HistoryException(ExplainFailure(location, failure), failure);
        }
    }

    /// <inheritdoc/>
    public override string Dialect(string script) => script
        .Replace("{id}", "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY", StringComparison.Ordinal)
        .Replace("{integer}", "BIGINT", StringComparison.Ordinal)
        .Replace("{real}", "DOUBLE PRECISION", StringComparison.Ordinal)
        .Replace("{blob}", "BYTEA", StringComparison.Ordinal);

    /// <inheritdoc/>
    public override string IsOneOf(string column, string parameter) => $"{column} = ANY({parameter})";

    /// <inheritdoc/>
    public override DbTransaction BeginWriting()
    {
        var transaction = _connection.BeginTransaction();
        _connection.Execute("SELECT pg_advisory_xact_lock(@Lock)", new { Lock }, transaction);
        return transaction;
    }

    /// <inheritdoc/>
    public override DbTransaction BeginReading() => _connection.BeginTransaction(IsolationLevel.RepeatableRead);

    // Queries the catalogue tables: to_regclass uses a cache that misses changes by others while this transaction waited for its lock.
    /// <inheritdoc/>
    public override int ReadVersion(DbTransaction? transaction) =>
        _connection.ExecuteScalar<long>(
            "SELECT COUNT(*) FROM pg_catalog.pg_tables WHERE schemaname = 'splnet' AND tablename = 'version'",
            transaction: transaction) == 0
            ? 0
            : (int)_connection.ExecuteScalar<long>("SELECT COALESCE(MAX(number), 0) FROM splnet.version", transaction: transaction);

    /// <inheritdoc/>
    public override void PrepareTables(DbTransaction transaction) => _connection.Execute(
        "CREATE SCHEMA IF NOT EXISTS splnet; CREATE TABLE IF NOT EXISTS splnet.version (number BIGINT NOT NULL)", transaction: transaction);

    /// <inheritdoc/>
    public override void WriteVersion(DbTransaction transaction, int version) =>
        _connection.Execute(
            "DELETE FROM splnet.version; INSERT INTO splnet.version VALUES (@number)", new { number = (long)version }, transaction);

    /// <inheritdoc/>
    public override void Insert(DbTransaction transaction, IEnumerable<SampleRow> rows)
    {
        _connection.Execute("CREATE TEMPORARY TABLE arriving (LIKE sample INCLUDING DEFAULTS) ON COMMIT DROP", transaction: transaction);
        using (var copy = _connection.BeginBinaryImport("COPY arriving FROM STDIN (FORMAT BINARY)"))
        {
            foreach (var row in rows)
            {
                copy.StartRow();
                copy.Write(row.Experiment, NpgsqlDbType.Bigint);
                copy.Write(row.Series, NpgsqlDbType.Bigint);
                copy.Write(row.Session, NpgsqlDbType.Bigint);
                copy.Write(row.IsUsable ? 1L : 0L, NpgsqlDbType.Bigint);
                copy.Write(row.Runs, NpgsqlDbType.Bigint);
                copy.Write(row.Mean, NpgsqlDbType.Double);
                copy.Write(row.Variance, NpgsqlDbType.Double);
                Write(copy, row.LogMean);
                Write(copy, row.LogVariance);
                copy.Write(row.Data, NpgsqlDbType.Bytea);
                copy.Write(row.Body, NpgsqlDbType.Text);
                Write(copy, row.LogMedian);
            }

            copy.Complete();
        }

        _connection.Execute(
            "INSERT INTO sample SELECT * FROM arriving ON CONFLICT DO NOTHING; DROP TABLE arriving", transaction: transaction);
    }

    /// <inheritdoc/>
    public override string Explain(DbException failure) => ExplainFailure(_location, failure);

    private static void Write(NpgsqlBinaryImporter copy, double? value)
    {
        if (value is { } number)
            copy.Write(number, NpgsqlDbType.Double);
        else
            copy.WriteNull();
    }

    // Server messages contain the host and the user, but never a password; parser messages may, so they are not shown.
    private static string ExplainFailure(HistoryLocation location, Exception failure) => failure switch
    {
        PostgresException { SqlState: PostgresErrorCodes.DiskFull } =>
            $"The server of the history {location} has run out of space. Nothing was saved.",
        PostgresException refused => $"The server of the history {location} refused: {refused.MessageText} ({refused.SqlState}).",
        NpgsqlException { InnerException: AuthenticationException } => $"The history {location} cannot be reached: " +
            "the server's certificate is for a different host, or the named root does not certify it. Nothing was saved.",
        NpgsqlException lost => $"The history {location} cannot be reached: {(lost.InnerException ?? lost).Message.TrimEnd('.')}. " +
            "Nothing was saved; try again when the server responds.",
        IOException or UnauthorizedAccessException or CryptographicException =>
            $"The history {location} cannot be reached: its certificate or key cannot be read: {failure.Message.TrimEnd('.')}.",
        _ => $"The history {location} cannot be reached: the connection string is incomplete or wrong.",
    };
}
