using System.Globalization;
using SplNet.Evaluation;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Processes;

/// <summary>Programs that measure at the same time on one machine, and programs that are killed while they do.</summary>
public class TurnTests
{
    private static readonly TimeSpan Soon = TimeSpan.FromSeconds(10);

    // Others on this machine may hold the turn.
    private static readonly TimeSpan Turn = TimeSpan.FromMinutes(10);

    [Trait("Category", "Long")]
    [Fact]
    public async Task ConcurrentPrograms_MeasureSequentially()
    {
        using var folder = new TemporaryFolder();
        var diary = Path.Combine(folder.Location, "diary");
        using var first = ProgramRun.Start("Sequence", diary, "first");
        using var second = ProgramRun.Start("Sequence", diary, "second");
        foreach (var (exitCode, output) in await Task.WhenAll(first.EndAsync(), second.EndAsync()))
            Assert.True(exitCode == 0, output);
        var names = (await File.ReadAllLinesAsync(diary, TestContext.Current.CancellationToken)).Select(static line => line.Split(' ')[0])
            .ToList();
        Assert.Equal(24, names.Count);
        Assert.Equal(1, names.Zip(names.Skip(1)).Count(static pair => pair.First != pair.Second));
    }

    [Fact]
    public async Task KilledProgram_EndsItsMeasuringProcessAndReleasesItsTurn()
    {
        using var folder = new TemporaryFolder();
        var diary = Path.Combine(folder.Location, "diary");
        using var program = ProgramRun.Start("Sequence", diary, "killed", "hang");
        Assert.True(
            SpinWait.SpinUntil(() => Noted(diary).EndsWith('\n') || program.HasEnded, Turn), "The program did not begin to measure.");
        Assert.False(program.HasEnded);
        var measuring = int.Parse(Noted(diary).Split(' ', '\n')[1], CultureInfo.InvariantCulture);
        Assert.True(RunningProcesses.Runs(measuring));

        program.Kill();
        var (exitCode, _) = await program.EndAsync();

        Assert.NotEqual(0, exitCode);
        Assert.True(SpinWait.SpinUntil(() => !RunningProcesses.Runs(measuring), Soon), "The measuring process has outlived its parent.");
        Assert.Empty(folder.Processes());
        Assert.Equal([diary], folder.Files());
        using var turn = await Task.Run(
            static () => MachineLock.Acquire(new TurnRequest("something")), TestContext.Current.CancellationToken)
            .WaitAsync(Turn, TestContext.Current.CancellationToken);
        Assert.Empty(turn!.Notes);
    }

    [Fact]
    public async Task UnavailableVersion_IsReportedWhileWaitingForTheTurn()
    {
        var experiment = new Experiment((work, mean) => mean(work) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["work"] = Work.Of(1).At("folder:no-such-folder"),
        };
        using var free = new ManualResetEventSlim();
        using var taken = new ManualResetEventSlim();
        var holder = Task.Run(
            () =>
            {
                using var turn = MachineLock.Acquire(new TurnRequest("something"));
                taken.Set();
                free.Wait(Turn);
            },
            TestContext.Current.CancellationToken);
        Assert.True(taken.Wait(Turn, TestContext.Current.CancellationToken));
        try
        {
            var result = await experiment.RunAsync(TestContext.Current.CancellationToken).WaitAsync(
                Soon, TestContext.Current.CancellationToken);
            Assert.Contains("cannot be measured at folder:no-such-folder", Assert.Single(result.Problems), StringComparison.Ordinal);
        }
        finally
        {
            free.Set();
            await holder;
        }
    }

    // While it may be written, which Windows refuses to readers that ask for more than this.
    private static string Noted(string diary)
    {
        if (!File.Exists(diary))
            return string.Empty;
        using var text = new StreamReader(new FileStream(diary, FileMode.Open, FileAccess.Read, FileShare.ReadWrite));
        return text.ReadToEnd();
    }
}
