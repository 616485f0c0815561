using Dapper;
using Npgsql;
using SplNet.History.Stores;

namespace SplNet.History.Tests.Stores;

/// <summary>A history on a server, and servers that cannot be reached.</summary>
public sealed class PostgresStoreTests(PostgresServer server) : StoreLaws, IClassFixture<PostgresServer>
{
    [Fact]
    public void MissingServer_IsNamed_WithoutThePassword()
    {
        var location = HistoryLocation.Of("postgres:Host=127.0.0.1;Port=1;Username=me;Password=secret;Database=history;Timeout=5");
        var failure = Assert.Throws<HistoryException>(() => Open(location));
        Assert.Contains("postgres://me@127.0.0.1:1/history cannot be reached", failure.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", failure.ToString(), StringComparison.Ordinal);
    }

    // The server of the tests has no certificate.
    [Theory]
    [InlineData("sslmode=require", "SSL")]
    [InlineData("sslmode=verify-full&sslrootcert=/nowhere/root.pem", "cannot be reached")]
    [InlineData("sslmode=require&sslcert=/nowhere/c.pem", "cannot be reached")]
    public void MissingTls_DoesNotFallBackToPlainText(string parameters, string message)
    {
        var connection = new NpgsqlConnectionStringBuilder(server.NewDatabase());
        var address = $"postgres://{connection.Username}:secret@{connection.Host}:{connection.Port}/{connection.Database}";
        Open(HistoryLocation.Of(address)).Dispose();
        var failure = Assert.Throws<HistoryException>(() => Open(HistoryLocation.Of($"{address}?{parameters}")));
        Assert.Contains(message, failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingDatabase_IsRefused_WithoutThePassword()
    {
        var connection = server.NewDatabase();
        var failure = Assert.Throws<HistoryException>(() => Open(HistoryLocation.Of($"postgres:{connection}x")));
        Assert.Contains("3D000", failure.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", failure.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void LostConnection_LosesNoStoredData()
    {
        var location = NewLocation();
        using (var store = Open(location))
        {
            store.Add([Recorded.Session(1)]);
            using (var other = HistoryDatabase.Open(location, create: false))
            {
                using var command = other.Connection.CreateCommand();
                command.CommandText = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() " +
                    "AND datname = current_database()";
                command.ExecuteNonQuery();
            }

            Assert.Contains(
                "history", Assert.Throws<HistoryException>(() => store.Add([Recorded.Session(2)])).Message, StringComparison.Ordinal);
        }

        using var read = Open(location);
        Assert.Single(read.Sessions());
    }

    // As the first jobs of a new pipeline: each has read that there is no history before any of them has the lock.
    [Fact]
    public async Task ConcurrentCreatorsOfAHistory_AllSucceed()
    {
        const int Count = 3;
        var location = NewLocation();
        using var first = HistoryDatabase.Open(location, create: true);
        Task[] others;
        using (var writing = first.BeginWriting())
        {
            others = [.. Enumerable.Range(0, Count).Select(number => Task.Run(() =>
            {
                using var store = Open(location);
                store.Add([Recorded.Session(number)]);
            }))];
            bool AllWait() => first.Connection.ExecuteScalar<long>(
                "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database " +
                "WHERE datname = current_database())",
                transaction: writing) == Count;
            Assert.True(SpinWait.SpinUntil(AllWait, TimeSpan.FromSeconds(60)), "Not all wait for the lock.");
        }

        await Task.WhenAll(others);
        using var read = Open(location);
        Assert.Equal(Count, read.Sessions().Count);
    }

    internal override HistoryLocation NewLocation() => HistoryLocation.Of($"postgres:{server.NewDatabase()}");
}
