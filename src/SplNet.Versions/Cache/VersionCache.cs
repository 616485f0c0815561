using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;

namespace SplNet.Versions.Cache;

/// <summary>
/// Versions that were made once and are kept. For a key only one is made at a time, by whichever process or thread comes first; the others wait
/// for it. An entry is made beside the others and takes its place in one step, so that half of one is never seen.
/// </summary>
internal sealed class VersionCache(CacheOptions options)
{
    private readonly CacheFolders _folders = new(CacheLocation.Of(options.Folder));

    /// <summary>The folder of the cache.</summary>
    public string Folder => _folders.Root;

    /// <summary>Gives an entry, which is made first if there is none.</summary>
    /// <param name="key">Equal keys, equal content.</param>
    /// <param name="title">The entry in words.</param>
    /// <param name="make">Makes it: gets a private folder to work in, and an empty one for what is kept.</param>
    /// <param name="cancellation">Ends the waiting and the making; nothing is left behind.</param>
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

    /// <summary>All finished entries, the last used first.</summary>
    public IReadOnlyList<CacheEntry> List() =>
    [
        .. _folders.Keys()
            .Select(key => CacheFile.TryRead(_folders.Entry(key)) is { } file
                ? new CacheEntry(key, file.Title, file.Bytes, file.Created, _folders.Used(key))
                : null)
            .OfType<CacheEntry>()
            .OrderByDescending(static entry => entry.Used),
    ];

    /// <summary>Removes all entries that nobody uses, and what dead processes have left.</summary>
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

    // False if another makes it, or has made it and uses it by now: to wait until the lock is free would be to wait until that use is over.
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

    // The entry that was just made is locked, so it stays.
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

    // Out of its place in one step, too: whoever looks meanwhile sees all or nothing.
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
        $"Make room, or name another folder with {CacheLocation.Variable}.",
        failure);
}
