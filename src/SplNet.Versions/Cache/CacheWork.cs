using SplNet.Versions.Processes;
using SplNet.Versions.Repositories;

namespace SplNet.Versions.Cache;

/// <summary>
/// A private folder inside the cache in which an entry is made. A lock says that its owner lives; a folder whose lock is free was left behind
/// by a process that was killed, and is removed by the next one, which ends the steps of its build before.
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

    /// <summary>The folder.</summary>
    public string Folder { get; }

    public static CacheWork In(string parent)
    {
        while (true)
        {
            // Short, since what builds write below is long, and paths are bounded on Windows.
            var folder = Path.Combine(parent, Guid.NewGuid().ToString("N")[..12]);

            // Null if another process took the new file for one that was left behind.
            if (EntryLock.TryAcquire(folder + LockExtension, shared: false) is not { } held)
                continue;
            Directory.CreateDirectory(folder);
            return new CacheWork(folder, held);
        }
    }

    /// <summary>Removes what dead processes left in the folder of all work.</summary>
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
            return null; // of another user, in a shared cache
        }
    }

    // The lock is released first: on Windows a file that is open cannot be deleted. Its name is never used again.
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
            // What was just killed may hold its files for a moment longer; the next process finds the folder without an owner.
            held.Dispose();
        }
    }
}
