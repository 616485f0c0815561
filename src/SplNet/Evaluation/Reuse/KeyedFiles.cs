using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// A file for each key in one folder. A file appears in one step, so that readers need no lock; writers hold a lock, so that no process
/// loses what another has written. If the files take too many bytes, those that were not used for the longest time are removed.
/// </summary>
/// <param name="folder">The folder; made when something is kept.</param>
/// <param name="extension">The extension of the files, with its dot.</param>
/// <param name="sizeLimit">The bytes that the files may have together.</param>
/// <param name="clock">The clock for the times of use.</param>
internal sealed class KeyedFiles(string folder, string extension, long sizeLimit, TimeProvider clock)
{
    private const string UnfinishedExtension = ".new";

    private static readonly TimeSpan LongestWait = TimeSpan.FromSeconds(10);

    /// <summary>The folder.</summary>
    public string Folder => folder;

    /// <summary>The size of all files.</summary>
    public long Bytes => Directory.Exists(folder) ? Files().Sum(static file => file.Length) : 0;

    /// <summary>The content for a key; empty if there is none or it cannot be read.</summary>
    public byte[] Read(string key)
    {
        try
        {
            // Windows replaces an open file only if it may be deleted.
            using var file = new FileStream(PathOf(key), FileMode.Open, FileAccess.Read, FileShare.Read | FileShare.Delete);
            var bytes = new byte[file.Length];
            file.ReadExactly(bytes);
            return bytes;
        }
        catch (Exception missing) when (missing is IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }

    /// <summary>Notes that the content of a key was used now.</summary>
    public void MarkUsed(string key)
    {
        try
        {
            File.SetLastWriteTimeUtc(PathOf(key), clock.GetUtcNow().UtcDateTime);
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            // Another process has just removed it, or it belongs to another user: it is only unused for longer than it seems.
        }
    }

    /// <summary>Replaces the contents of keys while no other process does, and removes what is too much.</summary>
    /// <param name="contents">The new contents by their keys; each is asked for under the lock.</param>
    /// <returns>Why that is impossible; null if it was done.</returns>
    public string? Replace(IEnumerable<(string Key, Func<byte[]> Content)> contents)
    {
        try
        {
            Directory.CreateDirectory(folder);
            using var alone = Lock();
            foreach (var (key, content) in contents)
                Write(key, content());
            Evict();
            return null;
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or OperationCanceledException)
        {
            return failure.Message;
        }
    }

    /// <summary>Removes all files.</summary>
    /// <returns>How many bytes they had.</returns>
    public long Clear()
    {
        if (!Directory.Exists(folder))
            return 0;
        using var alone = Lock();
        var bytes = 0L;
        foreach (var file in Files())
        {
            bytes += file.Length;
            file.Delete();
        }

        return bytes;
    }

    private void Write(string key, byte[] content)
    {
        var unfinished = PathOf(key) + UnfinishedExtension;
        File.WriteAllBytes(unfinished, content);
        File.SetLastWriteTimeUtc(unfinished, clock.GetUtcNow().UtcDateTime);
        HeldFile.Insist(() => File.Move(unfinished, PathOf(key), overwrite: true));
    }

    private void Evict()
    {
        foreach (var unfinished in Directory.EnumerateFiles(folder, "*" + UnfinishedExtension))
            File.Delete(unfinished); // of a process that was killed: this one has the lock
        var bytes = Files().Sum(static file => file.Length);
        foreach (var file in Files().OrderBy(static file => file.LastWriteTimeUtc))
        {
            if (bytes <= sizeLimit)
                return;
            bytes -= file.Length;
            file.Delete();
        }
    }

    // Writing takes milliseconds. A folder that stays locked that long is unusable.
    private FileStream Lock()
    {
        using var end = new CancellationTokenSource(LongestWait);
        return Task.Run(() => EntryLock.AcquireAsync(Path.Combine(folder, "lock"), shared: false, end.Token), CancellationToken.None)
            .GetAwaiter().GetResult();
    }

    private List<FileInfo> Files() => [.. new DirectoryInfo(folder).EnumerateFiles("*" + extension)];

    private string PathOf(string key) => Path.Combine(folder, key + extension);
}
