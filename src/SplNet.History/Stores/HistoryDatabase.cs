using System.Data.Common;

namespace SplNet.History.Stores;

/// <summary>What databases do each in its own way.</summary>
internal abstract class HistoryDatabase : IDisposable
{
    /// <summary>The connection, open.</summary>
    public abstract DbConnection Connection { get; }

    /// <summary>The database of a location.</summary>
    /// <param name="location">Where it is.</param>
    /// <param name="create">True if it is made where there is none.</param>
    /// <exception cref="HistoryException">There is none, or it cannot be opened.</exception>
    public static HistoryDatabase Open(HistoryLocation location, bool create) => location.File is { } file ? SqliteDatabase.Open(file, create) : PostgresDatabase.Open(location);

    /// <summary>A script with the types of this database.</summary>
    public abstract string Dialect(string script);

    /// <summary>The condition that a column has one of the values of a parameter, which is a list.</summary>
    public virtual string IsOneOf(string column, string parameter) => $"{column} IN {parameter}";

    /// <summary>A transaction that is the only one to write, or waits until it is.</summary>
    public abstract DbTransaction BeginWriting();

    /// <summary>A transaction that reads what there is at one moment, whoever writes meanwhile, and keeps nobody from writing.</summary>
    public abstract DbTransaction BeginReading();

    /// <summary>The version of the store's tables; 0 if it has none.</summary>
    /// <exception cref="HistoryException">The database holds something else.</exception>
    public abstract int ReadVersion(DbTransaction? transaction);

    /// <summary>Makes what tables of a new store stand in, if anything.</summary>
    public virtual void PrepareTables(DbTransaction transaction)
    {
    }

    /// <summary>Notes the version of the store's tables.</summary>
    public abstract void WriteVersion(DbTransaction transaction, int version);

    /// <summary>Inserts samples that are not there yet.</summary>
    public abstract void Insert(DbTransaction transaction, IEnumerable<SampleRow> rows);

    /// <summary>What people are told of a failure of the database.</summary>
    public abstract string Explain(DbException failure);

    /// <inheritdoc/>
    public void Dispose()
    {
        Dispose(disposing: true);
        GC.SuppressFinalize(this);
    }

    /// <summary>Closes it.</summary>
    /// <param name="disposing">Always true.</param>
    protected virtual void Dispose(bool disposing) => Connection.Dispose();
}
