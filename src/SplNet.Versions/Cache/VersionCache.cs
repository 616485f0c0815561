using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;

namespace SplNet.Versions.Cache;

/// <summary>
/// A cache of versions. Only one process or thread makes the entry of a key, whichever comes first; the others wait
/// for it. A new entry is written next to the others and moved into place in one step, so that no partial entry is ever visible.
/// </summary>
internal sealed class VersionCache(CacheOptions options)
{
    private readonly CacheFolders _folders = new(CacheLocation.Of(options.Folder));

    /// <summary>Gets the folder of the cache.</summary>
    public string Folder => _folders.Root;

    /// <summary>Gets an entry and makes it first if it is missing.</summary>
    /// <param name="key">Equal keys mean equal content.</param>
    /// <param name="title">A description of the entry.</param>
    /// <param name="make">Makes the entry in a private working folder and an empty folder for the result.</param>
    /// <param name="cancellation">Cancels waiting and making without leaving anything on disk.</param>
    /// <exception cref="CacheException">The cache cannot be written.</exception>
    public async Task<CachedVersion> GetAsync(
        string key, string title, Func<string, string, CancellationToken, Task<BuiltVersion>> make, CancellationToken cancellation)
    {
        try
        {
            _folders.Create();
            var wasMade = false;
            while (true)
            {
                cancellation.ThrowIfCancellationRequested();
                if (await TryUseAsync(key, wasMade, cancellation) is { } found)
                    return found;
                wasMade = await MakeAsync(key, title, make, cancellation);
            }
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            throw Unwritable(failure);
        }
    }

    /// <summary>Lists all finished entries, the most recently used first.</summary>
    public IReadOnlyList<CacheEntry> List() =>
    [
        .. _folders.Keys()
            .Select(key => CacheFile.TryRead(_folders.Entry(key)) is { } file
                ? new CacheEntry(key, file.Title, file.Bytes, file.Created, _folders.Used(key))
                : null)
            .OfType<CacheEntry>()
            .OrderByDescending(static entry => entry.Used),
    ];

    /// <summary>Removes all unused entries and the leftovers of dead processes.</summary>
    /// <exception cref="CacheException">The cache cannot be written.</exception>
    public CacheClearing Clear()
    {
        try
        {
            return ClearFolders();
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            throw Unwritable(failure);
        }
    }

    private CacheClearing ClearFolders()
    {
        var (removed, bytes, inUse) = (0, 0L, 0);
        if (Directory.Exists(_folders.Work))
            CacheWork.RemoveStale(_folders.Work);
        foreach (var key in _folders.Keys())
        {
            var size = CacheFile.TryRead(_folders.Entry(key))?.Bytes ?? 0;
            if (!TryRemove(key))
            {
                inUse++;
                continue;
            }

            removed++;
            bytes += size;
        }

        return new CacheClearing(removed, bytes, inUse);
    }

    private async Task<CachedVersion?> TryUseAsync(string key, bool wasMade, CancellationToken cancellation)
    {
        var use = await EntryLock.AcquireAsync(_folders.LockOf(key), shared: true, cancellation);
        CachedVersion? found = null;
        try
        {
            if (CacheFile.TryRead(_folders.Entry(key)) is { } file)
            {
                _folders.SetUsed(key, options.Clock.GetUtcNow());
                found = new CachedVersion(file.Version, !wasMade, use);
            }

            return found;
        }
        finally
        {
            if (found is null)
                await use.DisposeAsync();
        }
    }

    // Returns false if another process makes the entry, or already made and uses it: waiting for the lock would also
    // wait for the end of that use.
    private async Task<bool> MakeAsync(
        string key, string title, Func<string, string, CancellationToken, Task<BuiltVersion>> make, CancellationToken cancellation)
    {
        using var alone = EntryLock.TryAcquire(_folders.LockOf(key), shared: false);
        if (alone is null)
        {
            await Task.Delay(EntryLock.Poll, cancellation);
            return false;
        }

        if (CacheFile.TryRead(_folders.Entry(key)) is not null)
            return false;
        CacheWork.RemoveStale(_folders.Work);
        using var work = CacheWork.In(_folders.Work);
        var entry = Directory.CreateDirectory(Path.Combine(work.Folder, "entry")).FullName;
        var version = await make(work.Folder, entry, cancellation);
        cancellation.ThrowIfCancellationRequested();
        new CacheFile(title, options.Clock.GetUtcNow(), FileTree.Bytes(entry), version).Write(entry);
        FolderRemoval.Remove(_folders.Entry(key));
        HeldFile.Insist(() => Directory.Move(entry, _folders.Entry(key)));
        _folders.SetUsed(key, options.Clock.GetUtcNow());
        Evict();
        return true;
    }

    // The new entry is locked, so it stays.
    private void Evict()
    {
        var entries = List();
        var bytes = entries.Sum(static entry => entry.Bytes);
        foreach (var entry in entries.Reverse())
        {
            if (bytes <= options.SizeLimit)
                return;
            if (TryRemove(entry.Key))
                bytes -= entry.Bytes;
        }
    }

    // Move it away in one step, so that readers see the whole entry or nothing.
    private bool TryRemove(string key)
    {
        using var alone = EntryLock.TryAcquire(_folders.LockOf(key), shared: false);
        if (alone is null)
            return false;
        if (!Directory.Exists(_folders.Entry(key)))
            return true;
        using var work = CacheWork.In(_folders.Work);
        HeldFile.Insist(() => Directory.Move(_folders.Entry(key), Path.Combine(work.Folder, "removed")));
        return true;
    }

    private CacheException Unwritable(Exception failure) => new(
        $"The cache of built versions in {Folder} cannot be written: {failure.Message.TrimEnd('.')}. " +
        $"Free some space, or set {CacheLocation.Variable} to another folder.",
        failure);
}
