using System.Data.Common;

namespace SplNet.History.Stores;

/// <summary>The operations that each database implements differently.</summary>
internal abstract class HistoryDatabase : IDisposable
{
    /// <summary>Gets the open connection.</summary>
    public abstract DbConnection Connection { get; }

    /// <summary>Opens the database of a location.</summary>
    /// <param name="location">Its location.</param>
    /// <param name="create">True to create it if it is missing.</param>
    /// <exception cref="HistoryException">It is missing or cannot be opened.</exception>
    public static HistoryDatabase Open(HistoryLocation location, bool create) =>
        location.File is { } file ? SqliteDatabase.Open(file, create) : PostgresDatabase.Open(location);

    /// <summary>Adapts a script to the types of this database.</summary>
    public abstract string Dialect(string script);

    /// <summary>Formats the condition that a column has one of the values of a list parameter.</summary>
    public virtual string IsOneOf(string column, string parameter) => $"{column} IN {parameter}";

    /// <summary>Begins the only writing transaction, after waiting for others to end.</summary>
    public abstract DbTransaction BeginWriting();

    /// <summary>Begins a transaction that reads a snapshot despite concurrent writes and does not block writers.</summary>
    public abstract DbTransaction BeginReading();

    /// <summary>Reads the version of the store's tables; 0 if it has none.</summary>
    /// <exception cref="HistoryException">The database holds something else.</exception>
    public abstract int ReadVersion(DbTransaction? transaction);

    /// <summary>Creates the container of the tables of a new store, if it needs one.</summary>
    public virtual void PrepareTables(DbTransaction transaction)
    {
    }

    /// <summary>Writes the version of the store's tables.</summary>
    public abstract void WriteVersion(DbTransaction transaction, int version);

    /// <summary>Inserts samples that are not there yet.</summary>
    public abstract void Insert(DbTransaction transaction, IEnumerable<SampleRow> rows);

    /// <summary>Explains a failure of the database to people.</summary>
    public abstract string Explain(DbException failure);

    /// <inheritdoc/>
    public void Dispose()
    {
        Dispose(disposing: true);
        GC.SuppressFinalize(this);
    }

    /// <summary>Closes the database.</summary>
    /// <param name="disposing">Always true.</param>
    protected virtual void Dispose(bool disposing) => Connection.Dispose();
}
