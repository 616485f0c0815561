using System.Text.Json.Nodes;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;

namespace SplNet.Versions.Tests.Cache;

public sealed class CacheTests : IDisposable
{
    private readonly TestFolder _folder = new();
    private int _made;

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task TwoRequests_CreateOneEntry()
    {
        var cache = Cache();
        using var first = await TakeAsync(cache, "a");
        using var second = await TakeAsync(cache, "a");
        Assert.Equal((false, true, 1), (first.WasCached, second.WasCached, _made));
        Assert.Equal(first.Version.AssemblyPath, second.Version.AssemblyPath);
        Assert.Equal(first.Version.Identity, second.Version.Identity);
        Assert.StartsWith(cache.Folder, second.Version.AssemblyPath, StringComparison.Ordinal);
    }

    [Fact]
    public async Task CacheInAWorkTree_IsIgnoredByGitUnlessTheFolderExisted()
    {
        var cache = Cache();
        (await TakeAsync(cache, "a")).Dispose();
        var file = Path.Combine(cache.Folder, ".gitignore");
        Assert.Equal("*\n", await File.ReadAllTextAsync(file, TestContext.Current.CancellationToken));
        File.Delete(file);
        (await TakeAsync(cache, "b")).Dispose();
        Assert.False(File.Exists(file));
    }

    [Fact]
    public async Task ManyThreads_CreateOneEntry()
    {
        var cache = Cache();
        var versions = await Task.WhenAll(Enumerable.Range(0, 8).Select(_ => Task.Run(() => TakeAsync(cache, "a"))));
        Assert.Equal(1, _made);
        Assert.Equal(7, versions.Count(static version => version.WasCached));
    }

    [Fact]
    public async Task OverTheLimit_LeastRecentlyUsedIsRemoved()
    {
        var cache = Cache(limit: 2500);
        (await TakeAsync(cache, "a")).Dispose();
        (await TakeAsync(cache, "b")).Dispose();
        (await TakeAsync(cache, "a")).Dispose();
        (await TakeAsync(cache, "c")).Dispose();
        Assert.Equal(["c", "a"], cache.List().Select(static entry => entry.Key));
        Assert.Empty(Work());
    }

    [Fact]
    public async Task OverTheLimit_UsedEntryIsKept()
    {
        var cache = Cache(limit: 2500);
        using var used = await TakeAsync(cache, "a");
        (await TakeAsync(cache, "b")).Dispose();
        (await TakeAsync(cache, "c")).Dispose();
        Assert.Equal(["c", "a"], cache.List().Select(static entry => entry.Key));
        Assert.True(File.Exists(used.Version.AssemblyPath));
    }

    [Fact]
    public async Task List_HasSizesAndDates()
    {
        var cache = Cache();
        (await TakeAsync(cache, "a")).Dispose();
        var entry = Assert.Single(cache.List());
        Assert.Equal(("a", "title of a", 1000L), (entry.Key, entry.Title, entry.Bytes));
        Assert.True(entry.Used > entry.Created);
    }

    [Fact]
    public async Task EntryWithoutNotes_HasNoNotes()
    {
        var cache = Cache();
        (await TakeAsync(cache, "a")).Dispose();
        var file = Assert.Single(Directory.EnumerateFiles(cache.Folder, "entry.json", SearchOption.AllDirectories));
        var entry = JsonNode.Parse(await File.ReadAllTextAsync(file, TestContext.Current.CancellationToken))!.AsObject();
        Assert.True(entry["Version"]!.AsObject().Remove("Notes"));
        await File.WriteAllTextAsync(file, entry.ToJsonString(), TestContext.Current.CancellationToken);
        using var read = await TakeAsync(cache, "a");
        Assert.True(read.WasCached);
        Assert.Empty(read.Version.Notes);
    }

    [Fact]
    public async Task Clear_KeepsEntriesInUse()
    {
        var cache = Cache();
        using var used = await TakeAsync(cache, "a");
        (await TakeAsync(cache, "b")).Dispose();
        Assert.Equal(new CacheClearing(1, 1000, 1), cache.Clear());
        Assert.Equal("a", Assert.Single(cache.List()).Key);
    }

    [Fact]
    public void EmptyCache_ListsAndCreatesNothing()
    {
        var cache = Cache();
        Assert.Empty(cache.List());
        Assert.Equal(new CacheClearing(0, 0, 0), cache.Clear());
        Assert.False(Directory.Exists(cache.Folder));
    }

    [Fact]
    public async Task FailedCreation_LeavesNothingAndTheNextRetries()
    {
        var cache = Cache();
        await Assert.ThrowsAsync<BuildFailedException>(() => cache.GetAsync("a", "a", Fail, TestContext.Current.CancellationToken));
        Assert.Empty(Work());
        using var made = await TakeAsync(cache, "a");
        Assert.False(made.WasCached);

        static async Task<BuiltVersion> Fail(string work, string entry, CancellationToken cancellation)
        {
            await File.WriteAllTextAsync(Path.Combine(entry, "Lib.dll"), "half", cancellation);
            throw new BuildFailedException("wrong");
        }
    }

    [Fact]
    public async Task CancellationWhileWaiting_EndsImmediately()
    {
        var cache = Cache();
        var isMaking = new TaskCompletionSource();
        var mayEnd = new TaskCompletionSource();
        var first = cache.GetAsync("a", "a", MakeSlowly, TestContext.Current.CancellationToken);
        await isMaking.Task;
        using var cancellation = new CancellationTokenSource();
        var second = cache.GetAsync("a", "title of a", MakeAsync, cancellation.Token);
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => second);
        mayEnd.SetResult();
        (await first).Dispose();
        Assert.Equal(1, _made);

        async Task<BuiltVersion> MakeSlowly(string work, string entry, CancellationToken token)
        {
            isMaking.SetResult();
            await mayEnd.Task;
            return await MakeAsync(work, entry, token);
        }
    }

    [Fact]
    public async Task EntryCreatedAndUsedMeanwhile_IsSharedWithoutWaiting()
    {
        var cache = Cache();
        (await TakeAsync(cache, "a")).Dispose();
        Directory.Move(_folder["cache/versions/a"], _folder["aside"]);
        using var use = EntryLock.TryAcquire(_folder["cache/locks/a"], shared: true);
        var second = TakeAsync(cache, "a");
        await Task.Delay(4 * EntryLock.Poll, TestContext.Current.CancellationToken);
        Assert.False(second.IsCompleted);
        Directory.Move(_folder["aside"], _folder["cache/versions/a"]);
        using var found = await second.WaitAsync(TimeSpan.FromSeconds(30), TestContext.Current.CancellationToken);
        Assert.True(found.WasCached);
        Assert.Equal(1, _made);
    }

    [Theory]
    [InlineData("{ half")]
    [InlineData("null")]
    public async Task DamagedEntry_IsRecreated(string content)
    {
        var cache = Cache();
        (await TakeAsync(cache, "a")).Dispose();
        await File.WriteAllTextAsync(_folder["cache/versions/a/entry.json"], content, TestContext.Current.CancellationToken);
        Assert.Empty(cache.List());
        using var made = await TakeAsync(cache, "a");
        Assert.False(made.WasCached);
    }

    [Fact]
    public async Task FolderThatCannotBeWritten_IsNamedWithTheRemedy()
    {
        _folder.Write(("file", "no folder"));
        var failure = await Assert.ThrowsAsync<CacheException>(
            () => TakeAsync(new VersionCache(new CacheOptions { Folder = _folder["file"] }), "a"));
        Assert.Contains(_folder["file"], failure.Message, StringComparison.Ordinal);
        Assert.Contains(CacheLocation.Variable, failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task FullDisk_HasAClearErrorAndNoPartialEntry()
    {
        var cache = Cache();
        var failure = await Assert.ThrowsAsync<CacheException>(() => cache.GetAsync(
            "a", "a", static (_, _, _) => throw new IOException("No space left on device"), TestContext.Current.CancellationToken));
        Assert.Contains("No space left on device. Free some space", failure.Message, StringComparison.Ordinal);
        Assert.Empty(Work());
        Assert.Empty(cache.List());
    }

    private VersionCache Cache(long limit = long.MaxValue) =>
        new(new CacheOptions { Folder = _folder["cache"], SizeLimit = limit, Clock = new StepClock() });

    private IEnumerable<string> Work() => Directory.EnumerateFileSystemEntries(_folder["cache/work"]);

    private Task<CachedVersion> TakeAsync(VersionCache cache, string key) =>
        cache.GetAsync(key, "title of " + key, MakeAsync, TestContext.Current.CancellationToken);

    private async Task<BuiltVersion> MakeAsync(string work, string entry, CancellationToken cancellation)
    {
        Interlocked.Increment(ref _made);
        Directory.CreateDirectory(Path.Combine(entry, "files"));
        await File.WriteAllBytesAsync(Path.Combine(entry, "files", "Lib.dll"), new byte[1000], cancellation);
        return new BuiltVersion
        {
            Name = "v1",
            Key = "key",
            Folder = Path.Combine(entry, "files"),
            FileName = "Lib.dll",
            Identity = new AssemblyIdentity("Lib", new Version(1, 2, 3, 4), "0011223344556677"),
            OwnFiles = ["Lib.dll"],
            TargetFramework = "net10.0",
            FrameworkReason = "It is the only one.",
            Notes = ["something"],
        };
    }
}
