using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// Runs of earlier experiments, one file per key. A file appears in one step, so that readers need no lock; writers hold a lock, so that no
/// process loses the runs of another. An unreadable file holds no runs.
/// </summary>
/// <param name="folder">The folder; made when something is kept.</param>
/// <param name="sizeLimit">How many bytes the files may have together before unused ones are removed, the longest unused first.</param>
/// <param name="clock">The clock for the times of use.</param>
internal sealed class RunStore(string folder, long sizeLimit = RunStore.UsualSizeLimit, TimeProvider? clock = null)
{
    /// <summary>How many runs of a key are kept: twice as many as an experiment takes by default.</summary>
    public const int MostRuns = 40;

    private const long UsualSizeLimit = 64L << 20;
    private const string Extension = ".runs";
    private const string UnfinishedExtension = ".new";

    private static readonly TimeSpan LongestWait = TimeSpan.FromSeconds(10);

    private readonly TimeProvider _clock = clock ?? TimeProvider.System;

    /// <summary>The folder.</summary>
    public string Folder { get; } = folder;

    /// <summary>The size of what is kept.</summary>
    public long Bytes => Directory.Exists(Folder) ? Files().Sum(static file => file.Length) : 0;

    /// <summary>The store next to the built versions.</summary>
    /// <param name="cache">The requested folder of the cache, or null.</param>
    /// <exception cref="CacheException">No place for it exists.</exception>
    public static RunStore InCache(string? cache) => new(Path.Combine(CacheLocation.Of(cache), "runs"));

    /// <summary>The runs of a key, the latest first.</summary>
    /// <param name="key">The key.</param>
    /// <param name="since">Runs before this time are left out.</param>
    public IReadOnlyList<StoredRun> Read(string key, DateTimeOffset since)
    {
        var runs = ReadAll(key).Where(run => run.Measured >= since && run.Measured <= _clock.GetUtcNow()).ToList();
        if (runs.Count > 0)
            MarkUsed(key);
        return runs;
    }

    /// <summary>Keeps runs under keys, and removes what is too much.</summary>
    /// <param name="changes">The runs by their keys.</param>
    /// <returns>Why that is impossible, for the user, or null.</returns>
    public string? Keep(IReadOnlyDictionary<string, RunsToKeep> changes)
    {
        try
        {
            Directory.CreateDirectory(Folder);
            using var alone = Lock();
            foreach (var (key, runs) in changes)
                Write(key, runs.IsReplacement ? runs.Runs : [.. runs.Runs, .. ReadAll(key)]);
            Evict();
            return null;
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or OperationCanceledException)
        {
            return $"The runs of this experiment are not kept in {Folder}: {failure.Message.TrimEnd('.')}. " +
                $"Make room, or name another folder with {CacheLocation.Variable}.";
        }
    }

    /// <summary>Removes everything.</summary>
    /// <returns>How many bytes that were.</returns>
    public long Clear()
    {
        if (!Directory.Exists(Folder))
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

    private IReadOnlyList<StoredRun> ReadAll(string key)
    {
        try
        {
            // Windows replaces an open file only if it may be deleted.
            using var file = new FileStream(PathOf(key), FileMode.Open, FileAccess.Read, FileShare.Read | FileShare.Delete);
            var bytes = new byte[file.Length];
            file.ReadExactly(bytes);
            return RunFile.Read(bytes);
        }
        catch (Exception missing) when (missing is IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }

    private void MarkUsed(string key)
    {
        try
        {
            File.SetLastWriteTimeUtc(PathOf(key), _clock.GetUtcNow().UtcDateTime);
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            // Another process has just removed it, or it belongs to another user: it is only unused for longer than it seems.
        }
    }

    private void Write(string key, IEnumerable<StoredRun> runs)
    {
        var unfinished = PathOf(key) + UnfinishedExtension;
        File.WriteAllBytes(unfinished, RunFile.Write([.. runs.OrderByDescending(static run => run.Measured).Take(MostRuns)]));
        File.SetLastWriteTimeUtc(unfinished, _clock.GetUtcNow().UtcDateTime);
        HeldFile.Insist(() => File.Move(unfinished, PathOf(key), overwrite: true));
    }

    private void Evict()
    {
        foreach (var unfinished in Directory.EnumerateFiles(Folder, "*" + UnfinishedExtension))
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

    // Writing takes milliseconds. A store that stays locked that long is unusable.
    private FileStream Lock()
    {
        using var end = new CancellationTokenSource(LongestWait);
        return Task.Run(() => EntryLock.AcquireAsync(Path.Combine(Folder, "lock"), shared: false, end.Token), CancellationToken.None)
            .GetAwaiter().GetResult();
    }

    private List<FileInfo> Files() => [.. new DirectoryInfo(Folder).EnumerateFiles("*" + Extension)];

    private string PathOf(string key) => Path.Combine(Folder, key + Extension);
}
