using SplNet.Versions.Cache;

namespace SplNet.Evaluation.Reuse;

/// <summary>Runs of earlier experiments, one file per key. An unreadable file holds no runs.</summary>
/// <param name="folder">The folder; made when something is kept.</param>
/// <param name="sizeLimit">How many bytes the files may have together before unused ones are removed, the longest unused first.</param>
/// <param name="clock">The clock for the times of use.</param>
internal sealed class RunStore(string folder, long sizeLimit = RunStore.UsualSizeLimit, TimeProvider? clock = null)
{
    /// <summary>How many runs of a key are kept: twice as many as an experiment takes by default.</summary>
    public const int MostRuns = 40;

    private const long UsualSizeLimit = 64L << 20;

    private readonly TimeProvider _clock = clock ?? TimeProvider.System;
    private readonly KeyedFiles _files = new(folder, ".runs", sizeLimit, clock ?? TimeProvider.System);

    /// <summary>The folder.</summary>
    public string Folder => _files.Folder;

    /// <summary>The size of what is kept.</summary>
    public long Bytes => _files.Bytes;

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
            _files.MarkUsed(key);
        return runs;
    }

    /// <summary>Keeps runs under keys, and removes what is too much.</summary>
    /// <param name="changes">The runs by their keys.</param>
    /// <returns>Why that is impossible, for the user, or null.</returns>
    public string? Keep(IReadOnlyDictionary<string, RunsToKeep> changes) =>
        _files.Replace(changes.Select(change => (change.Key, Content(change.Key, change.Value)))) is { } failure
            ? $"The runs of this experiment are not kept in {Folder}: {failure.TrimEnd('.')}. " +
                $"Make room, or name another folder with {CacheLocation.Variable}."
            : null;

    /// <summary>Removes everything.</summary>
    /// <returns>How many bytes that were.</returns>
    public long Clear() => _files.Clear();

    private Func<byte[]> Content(string key, RunsToKeep runs) => () => RunFile.Write([
        .. (runs.IsReplacement ? runs.Runs : runs.Runs.Concat(ReadAll(key))).OrderByDescending(static run => run.Measured).Take(MostRuns)]);

    private IReadOnlyList<StoredRun> ReadAll(string key) => RunFile.Read(_files.Read(key));
}
