using System.Data.Common;
using SplNet.History.Stores;
using SplNet.Tests.Shared;

namespace SplNet.History.Tests.Stores;

/// <summary>A history in a file, and files that are none.</summary>
public sealed class SqliteStoreTests : StoreLaws, IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-history-");
    private int _files;

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void MissingFile_IsReportedToReadersOnly()
    {
        var location = NewLocation();
        Assert.Contains(
            $"No history was found in {location}",
            Assert.Throws<HistoryException>(() => HistoryStore.Open(location, create: false)).Message,
            StringComparison.Ordinal);
        Assert.False(File.Exists(location.File));
    }

    [Fact]
    public void UnrelatedFile_IsNotTouched()
    {
        var file = Path.Combine(_folder, "notes.txt");
        File.WriteAllText(
            file, "Just a text, and longer than the hundred bytes of the head of a database, so that nobody takes it for a new one, " +
                "or for an empty one.");
        Assert.Contains(
            "is not a SplNet history",
            Assert.Throws<HistoryException>(() => Open(HistoryLocation.Of(file))).Message,
            StringComparison.Ordinal);
        Assert.StartsWith("Just a text", File.ReadAllText(file), StringComparison.Ordinal);
    }

    [Fact]
    public void DatabaseOfAnotherProgram_IsNotTouched()
    {
        var location = NewLocation();
        using (var database = HistoryDatabase.Open(location, create: true))
        {
            using var command = database.Connection.CreateCommand();
            command.CommandText = "CREATE TABLE machine (anything TEXT); PRAGMA journal_mode = DELETE";
            command.ExecuteNonQuery();
        }

        var before = File.ReadAllBytes(location.File!);
        Assert.Contains(
            "database of another program", Assert.Throws<HistoryException>(() => Open(location)).Message, StringComparison.Ordinal);
        Assert.Equal(before, File.ReadAllBytes(location.File!));
    }

    // Readers, too, make a file beside a history.
    [Fact]
    public void ReadOnlyHistory_IsRead_AndWritersAreRefused()
    {
        var location = NewLocation();
        using (var store = Open(location))
            store.Add([Recorded.Session(1)]);
        using var folder = new UnwritableFolder(_folder);

        using (var store = HistoryStore.OpenToRead(location))
        {
            Assert.Single(store.Sessions());
            Assert.NotEmpty(store.Points());
            Assert.Contains(
                "cannot be written", Assert.Throws<HistoryException>(() => store.AddAlias("old", "new")).Message, StringComparison.Ordinal);
        }

        Assert.Contains(
            "cannot be written",
            Assert.Throws<HistoryException>(() => HistoryStore.Open(location, create: false)).Message,
            StringComparison.Ordinal);
    }

    // As a disk that was full has left it; a reader makes no history of it.
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void EmptyFile_IsNamedToReaders(bool isUnwritable)
    {
        var location = NewLocation();
        File.WriteAllBytes(location.File!, []);
        using var folder = isUnwritable ? new UnwritableFolder(_folder) : null;
        Assert.Contains(
            "is empty and not a history yet",
            Assert.Throws<HistoryException>(() => HistoryStore.OpenToRead(location)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void EmptyFile_IsNamedToWriters()
    {
        var location = NewLocation();
        File.WriteAllBytes(location.File!, []);
        Assert.Contains(
            "is empty and not a history yet",
            Assert.Throws<HistoryException>(() => HistoryStore.Open(location, create: false)).Message,
            StringComparison.Ordinal);
        using var begun = Open(location);
        Assert.Empty(begun.Sessions());
    }

    // What another has written and not yet moved into the file would be missing.
    [Fact]
    public void ReadOnlyHistoryWithPendingWrites_RefusesReaders()
    {
        var location = NewLocation();
        using (var store = Open(location))
            store.Add([Recorded.Session(1)]);
        File.WriteAllText(location.File + "-wal", "a frame");
        using var folder = new UnwritableFolder(_folder);
        Assert.Contains(
            "cannot be written",
            Assert.Throws<HistoryException>(() => HistoryStore.OpenToRead(location)).Message,
            StringComparison.Ordinal);
    }

    // As where the disk is full: the file may not grow by as much as the session needs.
    [Fact]
    public void FullDisk_IsReported_AndTheWriteIsRolledBack()
    {
        var location = NewLocation();
        using (var store = Open(location))
            store.Add([Recorded.Session(1)]);
        using (var database = HistoryDatabase.Open(location, create: false))
        {
            using var limit = database.Connection.CreateCommand();
            limit.CommandText = "PRAGMA max_page_count = 1";
            limit.ExecuteNonQuery();
            using var transaction = database.BeginWriting();
            var full = Assert.ThrowsAny<DbException>(
                () => new SessionWriter(database, transaction).Add([Recorded.Session(2, series: 500)], []));
            Assert.Contains("has run out of space", database.Explain(full), StringComparison.Ordinal);
        }

        using var read = Open(location);
        Assert.Single(read.Sessions());
    }

    [Fact]
    public void DamagedFile_IsReportedAsDamaged()
    {
        var location = NewLocation();
        using (var store = Open(location))
            store.Add([Recorded.Session(1, series: 50)]);
        using (var file = File.OpenWrite(location.File!))
        {
            file.Position = 4096;
            file.Write(new byte[3 * 4096]);
        }

        using var damaged = Open(location);
        Assert.Contains(
            "is damaged",
            Assert.Throws<HistoryException>(() => damaged.Add([Recorded.Session(2, series: 50)])).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void InterruptedWrite_KeepsTheStoredData()
    {
        var location = NewLocation();
        using (var store = Open(location))
            store.Add([Recorded.Session(1)]);
        using (var database = HistoryDatabase.Open(location, create: false))
        {
            // As a process that is killed: nothing is committed, and nothing rolled back by it.
            var transaction = database.BeginWriting();
            new SessionWriter(database, transaction).Add([Recorded.Session(2)], []);
        }

        using var read = Open(location);
        Assert.Single(read.Sessions());
    }

    internal override HistoryLocation NewLocation() => HistoryLocation.Of(Path.Combine(_folder, $"history-{_files++}.db"));
}
