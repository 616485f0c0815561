using System.Diagnostics;
using SplNet.Evaluation;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Evaluation;

/// <summary>The turn to measure.</summary>
public class MachineLockTests
{
    private static readonly TimeSpan Bound = TimeSpan.FromSeconds(20);
    private static readonly TurnRequest Wanted = new("something");

    [Fact]
    public async Task SecondOwner_WaitsForTheFirst()
    {
        using var folder = new TemporaryFolder();
        var path = Path.Combine(folder.Location, "turn");
        var waits = new TaskCompletionSource<TurnHolder?>();
        var first = MachineLock.Acquire(path, Wanted with { Waits = static (_, _) => Assert.Fail("nobody else has the turn") })!;
        var second = Task.Run(
            () => MachineLock.Acquire(path, Wanted with { Waits = (holder, _) => waits.TrySetResult(holder) }),
            TestContext.Current.CancellationToken);
        await waits.Task.WaitAsync(Bound, TestContext.Current.CancellationToken);
        Assert.False(second.IsCompleted);
        first.Dispose();
        using var turn = await second.WaitAsync(Bound, TestContext.Current.CancellationToken);
        Assert.Empty(turn!.Notes);
    }

    [Fact]
    public async Task WaitingProcess_IsInformedOfTheHolder()
    {
        using var folder = new TemporaryFolder();
        var path = Path.Combine(folder.Location, "turn");
        using var first = MachineLock.Acquire(path, new TurnRequest("experiment 3 of Sorts"));
        var reported = new TaskCompletionSource<TurnHolder?>();
        var second = Task.Run(
            () => MachineLock.Acquire(
                path, Wanted with { Most = TimeSpan.FromMilliseconds(1), Waits = (holder, _) => reported.TrySetResult(holder) }),
            TestContext.Current.CancellationToken);
        Assert.Null(await second.WaitAsync(Bound, TestContext.Current.CancellationToken));
        Assert.Equal(
            new TurnHolder(Environment.ProcessId, Process.GetCurrentProcess().ProcessName, "experiment 3 of Sorts"), TurnHolder.Find(path));
        Assert.Equal("another experiment of this process (experiment 3 of Sorts)", TurnHolder.Find(path)!.ToString());
        Assert.Equal(
            "process 1 (init): experiment 3 of Sorts", (TurnHolder.Find(path)! with { ProcessId = 1, Program = "init" }).ToString());
    }

    [Fact]
    public void FileOfAnEndedProcess_IsIgnoredAndRemoved()
    {
        using var folder = new TemporaryFolder();
        var path = Path.Combine(folder.Location, "turn");
        var left = $"{path}.{int.MaxValue}";
        File.WriteAllText(left, "experiment 1");
        Assert.Null(TurnHolder.Find(path));
        using (MachineLock.Acquire(path, Wanted))
            Assert.False(File.Exists(left));
        Assert.Null(TurnHolder.Find(path));
    }

    [Fact]
    public void ReaderOfTheHolderFile_DoesNotKeepTheTurn()
    {
        using var folder = new TemporaryFolder();
        var path = Path.Combine(folder.Location, "turn");
        var turn = MachineLock.Acquire(path, Wanted)!;
        using (File.Open($"{path}.{Environment.ProcessId}", FileMode.Open, FileAccess.Read, FileShare.Read)) // as scanners do
            turn.Dispose();
        using var next = MachineLock.Acquire(path, Wanted);
        Assert.Equal(Environment.ProcessId, TurnHolder.Find(path)!.ProcessId);
    }

    [Fact]
    public async Task CancelledRequest_StopsWaiting()
    {
        using var folder = new TemporaryFolder();
        var path = Path.Combine(folder.Location, "turn");
        using var first = MachineLock.Acquire(path, Wanted);
        using var cancellation = new CancellationTokenSource();
        var second = Task.Run(
            () => MachineLock.Acquire(path, Wanted with { Cancellation = cancellation.Token, Waits = (_, _) => cancellation.Cancel() }),
            TestContext.Current.CancellationToken);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => second.WaitAsync(Bound, TestContext.Current.CancellationToken));
    }

    [Fact]
    public void VariableOfTheEnvironment_NamesTheLock()
    {
        const string variable = "SPLNET_LOCK";
        using var folder = new TemporaryFolder();
        var previous = Environment.GetEnvironmentVariable(variable);
        Environment.SetEnvironmentVariable(variable, Path.Combine(folder.Location, "turn"));
        try
        {
            using (MachineLock.Acquire(Wanted with { Waits = static (_, _) => Assert.Fail("nobody else has the turn") }))
                Assert.Throws<IOException>(
                    () => new FileStream(Path.Combine(folder.Location, "turn"), FileMode.Open, FileAccess.Read, FileShare.None));
        }
        finally
        {
            Environment.SetEnvironmentVariable(variable, previous);
        }
    }

    [Fact]
    public void LockThatCannotBeOpened_IsNotedAndDoesNotBlock()
    {
        using var folder = new TemporaryFolder();
        using var turn = MachineLock.Acquire(Directory.CreateDirectory(Path.Combine(folder.Location, "turn")).FullName, Wanted);
        Assert.Contains("cannot be opened", Assert.Single(turn!.Notes).Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task NestedExperimentInOneProcess_IsInvalidAndDoesNotBlock()
    {
        var inner = new Experiment((inside, mean) => mean(inside) < 1.Seconds()) { Options = Watched.Quickest, ["inside"] = Work.Of(10) };
        var outer = new Experiment((outside, mean) => mean(outside) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["outside"] = Work.Of(10).SetUp(() => Engine.Evaluate(inner, isolate: false)),
        };
        var evaluation = Task.Run(() => Engine.Run(outer, isolate: false), TestContext.Current.CancellationToken);
        var result = await evaluation.WaitAsync(TimeSpan.FromMinutes(10), TestContext.Current.CancellationToken);
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains("inside", result.Problems[0], StringComparison.Ordinal);
    }

    [Fact]
    public async Task OwnerThatReturnsRepeatedly_LetsOthersTakeTurns()
    {
        using var folder = new TemporaryFolder();
        var path = Path.Combine(folder.Location, "turn");
        using var started = new ManualResetEventSlim();
        using var served = new ManualResetEventSlim();
        var turns = 0;
        var greedy = Task.Run(
            () =>
            {
                while (!served.IsSet)
                {
                    using var turn = MachineLock.Acquire(path, Wanted);
                    started.Set();
                    served.Wait(TimeSpan.FromMilliseconds(50), TestContext.Current.CancellationToken);
                    turns++;
                }
            },
            TestContext.Current.CancellationToken);
        Assert.True(started.Wait(Bound, TestContext.Current.CancellationToken));
        var other = Task.Run(() => MachineLock.Acquire(path, Wanted)!.Dispose(), TestContext.Current.CancellationToken);
        await other.WaitAsync(Bound, TestContext.Current.CancellationToken);
        served.Set();
        await greedy;
        Assert.InRange(turns, 1, 10);
    }
}
