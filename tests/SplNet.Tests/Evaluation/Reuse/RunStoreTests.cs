using SplNet.Evaluation.Reuse;
using SplNet.Tests.Processes;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>Runs survive their process as they were, and nothing else is taken for them.</summary>
public sealed class RunStoreTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly ManualClock _clock = new() { Wall = new DateTimeOffset(2026, 1, 31, 12, 0, 0, TimeSpan.Zero) };

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Runs_RoundTripWithTheLatestFirst()
    {
        Keep("a", Run(3, 100), Run(1, 110));
        Keep("a", Run(2, 120));
        var runs = Read("a");
        Assert.Equal([110, 120, 100], runs.Select(static run => run.Values[0]));
        Assert.Equivalent(Run(1, 110), runs[0], strict: true);
        Assert.Empty(Read("b"));
    }

    [Fact]
    public void Replacement_ReplacesTheStoredRun()
    {
        Keep("a", Run(2, 100));
        Assert.Null(Store().Keep(
            new Dictionary<string, RunsToKeep>(StringComparer.Ordinal) { ["a"] = new RunsToKeep([Run(1, 200)], IsReplacement: true) }));
        Assert.Equal([200], Read("a").Select(static run => run.Values[0]));
    }

    [Fact]
    public void OldAndFutureRuns_AreSkipped()
    {
        Keep("a", Run(5, 100), Run(1, 110), Run(-1, 120));
        Assert.Equal([110], Store().Read("a", _clock.Wall.AddHours(-4)).Select(static run => run.Values[0]));
    }

    [Fact]
    public void TooManyRunsOfAKey_KeepTheLatest()
    {
        Keep("a", [.. Enumerable.Range(1, RunStore.MostRuns + 5).Select(hours => Run(hours, hours))]);
        Assert.Equal(Enumerable.Range(1, RunStore.MostRuns), Read("a").Select(static run => (int)run.Values[0]));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(20)]
    [InlineData(200)]
    public void TruncatedFile_HasNoRunsAndIsReplaced(int length)
    {
        Keep("a", Run(1, 100), Run(2, 100));
        File.WriteAllBytes(PathOf("a"), File.ReadAllBytes(PathOf("a"))[..length]);
        Assert.Empty(Read("a"));
        Keep("a", Run(1, 300));
        Assert.Equal([300], Read("a").Select(static run => run.Values[0]));
    }

    [Fact]
    public void AnyDamagedByte_IsDetected()
    {
        Keep("a", Run(1, 100));
        var file = File.ReadAllBytes(PathOf("a"));
        for (var index = 0; index < file.Length; index++)
        {
            var damaged = (byte[])file.Clone();
            damaged[index] ^= 0x10;
            File.WriteAllBytes(PathOf("a"), damaged);
            Assert.Empty(Read("a"));
        }
    }

    [Fact]
    public void Limit_RemovesTheLeastRecentlyUsedFirst()
    {
        foreach (var key in new[] { "a", "b", "c" })
        {
            Keep(key, Run(1, 100));
            _clock.Wall = _clock.Wall.AddMinutes(1);
        }

        Read("a");
        _clock.Wall = _clock.Wall.AddMinutes(1);
        Keep("d", new FileInfo(PathOf("a")).Length * 3, Run(1, 100));
        Assert.Equal([true, false, true, true], new[] { "a", "b", "c", "d" }.Select(key => Read(key).Count == 1));
    }

    [Fact]
    public void FileOfAKilledProcess_IsRemoved()
    {
        Keep("a", Run(1, 100));
        File.WriteAllText(PathOf("b") + ".new", "half");
        Keep("a", Run(2, 100));
        Assert.Empty(Directory.GetFiles(Folder(), "*.new"));
        Assert.Equal(2, Read("a").Count);
    }

    [Fact]
    public void FolderThatCannotBeWritten_SaysWhatToDoAndHoldsNothing()
    {
        File.WriteAllText(Folder(), "a file in its place");
        var problem = Store().Keep(
            new Dictionary<string, RunsToKeep>(StringComparer.Ordinal) { ["a"] = new RunsToKeep([Run(1, 100)], IsReplacement: false) });
        Assert.Contains("are not kept in " + Folder(), problem, StringComparison.Ordinal);
        Assert.Contains("SPLNET_CACHE", problem, StringComparison.Ordinal);
        Assert.Empty(Read("a"));
    }

    [Fact]
    public void Clear_RemovesEverything()
    {
        Assert.Equal(0, Store().Clear());
        Keep("a", Run(1, 100));
        Assert.Equal(new FileInfo(PathOf("a")).Length, Store().Clear());
        Assert.Empty(Read("a"));
    }

    private StoredRun Run(int hoursAgo, double nanoseconds) => Kept.Run(_clock.Wall.AddHours(-hoursAgo), nanoseconds);

    private void Keep(string key, params StoredRun[] runs) => Keep(key, 1 << 20, runs);

    private void Keep(string key, long limit, params StoredRun[] runs) =>
        Assert.Null(new RunStore(Folder(), limit, _clock).Keep(
            new Dictionary<string, RunsToKeep>(StringComparer.Ordinal) { [key] = new RunsToKeep(runs, IsReplacement: false) }));

    private IReadOnlyList<StoredRun> Read(string key) => Store().Read(key, DateTimeOffset.MinValue);

    private RunStore Store() => new(Folder(), clock: _clock);

    private string Folder() => Path.Combine(_folder.Location, "runs");

    private string PathOf(string key) => Path.Combine(Folder(), key + ".runs");
}
