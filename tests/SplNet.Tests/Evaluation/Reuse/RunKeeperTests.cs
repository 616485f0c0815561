using System.Globalization;
using SplNet.Evaluation.Reuse;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>Several processes keep runs of the same operand at once.</summary>
public sealed class RunKeeperTests : IDisposable
{
    private const string Key = "a";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task ConcurrentProcesses_LoseNoRunAndReadersSeeCompleteFiles()
    {
        const int each = RunStore.MostRuns / 2;
        using var first = Start(1, each);
        using var second = Start(2, each);
        var seen = 0;
        while (!first.HasEnded || !second.HasEnded)
        {
            var now = Read().Count;
            Assert.InRange(now, seen, RunStore.MostRuns);
            seen = now;
        }

        Assert.Equal((0, string.Empty), await first.EndAsync());
        Assert.Equal((0, string.Empty), await second.EndAsync());
        Assert.Equal([each, each], new[] { 1, 2 }.Select(process => Read().Count(run => run.Values[0] == process)));
    }

    [Fact]
    public void KilledProcess_DoesNotBlockOthers()
    {
        using (var endless = Start(1, int.MaxValue))
        {
            Assert.True(SpinWait.SpinUntil(() => Read().Count == RunStore.MostRuns, TimeSpan.FromMinutes(5)));
            endless.Kill();
            Assert.True(SpinWait.SpinUntil(() => endless.HasEnded, TimeSpan.FromMinutes(5)));
        }

        Assert.Equal(RunStore.MostRuns, Read().Count);
        Assert.Null(Store().Keep(new Dictionary<string, RunsToKeep>(StringComparer.Ordinal)
        {
            [Key] = new RunsToKeep([Kept.Run(DateTimeOffset.UtcNow)], IsReplacement: true),
        }));
        Assert.Single(Read());
    }

    private ProgramRun Start(int nanoseconds, int runs) => ProgramRun.Start(
        "RunKeeper", Store().Folder, Key, nanoseconds.ToString(CultureInfo.InvariantCulture), runs.ToString(CultureInfo.InvariantCulture));

    private IReadOnlyList<StoredRun> Read() => Store().Read(Key, DateTimeOffset.MinValue);

    private RunStore Store() => new(Path.Combine(_folder.Location, "runs"));
}
