using SplNet.Versions.Processes;
using SplNet.Versions.Repositories;

namespace SplNet.Versions.Cache;

/// <summary>
/// A private folder inside the cache in which an entry is made. Its lock shows that its owner is alive. A killed process leaves a folder
/// whose lock is free; the next process ends the steps of that build and removes the folder.
/// </summary>
internal sealed class CacheWork : IDisposable
{
    private const string LockExtension = ".lock";

    private readonly FileStream _lock;

    private CacheWork(string folder, FileStream held)
    {
        Folder = folder;
        _lock = held;
    }

    /// <summary>Gets the folder.</summary>
    public string Folder { get; }

    public static CacheWork In(string parent)
    {
        while (true)
        {
            // Keep it short, because builds write long paths below it and Windows limits their length.
            var folder = Path.Combine(parent, Guid.NewGuid().ToString("N")[..12]);

            // Null if another process took the new file for a leftover.
            if (EntryLock.TryAcquire(folder + LockExtension, shared: false) is not { } held)
                continue;
            Directory.CreateDirectory(folder);
            return new CacheWork(folder, held);
        }
    }

    /// <summary>Removes the leftovers of dead processes from the work folder.</summary>
    public static void RemoveStale(string parent)
    {
        foreach (var file in Directory.EnumerateFiles(parent, "*" + LockExtension))
        {
            if (TryHold(file) is not { } held)
                continue;
            var folder = file[..^LockExtension.Length];
            new BuildMark(Path.GetFileName(folder)).Kill();
            Remove(folder, held);
        }
    }

    public void Dispose() => Remove(Folder, _lock);

    private static FileStream? TryHold(string file)
    {
        try
        {
            return EntryLock.TryAcquire(file, shared: false);
        }
        catch (UnauthorizedAccessException)
        {
            return null; // belongs to another user of a shared cache
        }
    }

    // Release the lock first: Windows cannot delete an open file. The name is never used again.
    private static void Remove(string folder, FileStream held)
    {
        try
        {
            FolderRemoval.Remove(folder);
            held.Dispose();
            File.Delete(held.Name);
        }
        catch (Exception busy) when (busy is IOException or UnauthorizedAccessException)
        {
            // A killed process may hold its files a moment longer; the next process finds the folder without an owner.
            held.Dispose();
        }
    }
}
