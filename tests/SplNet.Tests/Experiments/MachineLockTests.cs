
using SplNet.Evaluation;
using SplNet.Tests.Launching;

namespace SplNet.Tests.Experiments;

/// <summary>The turn to measure.</summary>
public class MachineLockTests
{
    private static readonly TimeSpan Bound = TimeSpan.FromSeconds(20);

    [Fact]
    public async Task SecondOwner_WaitsForTheFirst()
    {
        using var folder = new TemporaryFolder();
        var path = Path.Combine(folder.Location, "turn");
        var waits = new TaskCompletionSource();
        var first = MachineLock.Acquire(path, static () => Assert.Fail("nobody else has the turn"));
        var second = Task.Run(() => MachineLock.Acquire(path, waits.SetResult), TestContext.Current.CancellationToken);
        await waits.Task.WaitAsync(Bound, TestContext.Current.CancellationToken);
        Assert.False(second.IsCompleted);
        first.Dispose();
        using var turn = await second.WaitAsync(Bound, TestContext.Current.CancellationToken);
        Assert.Empty(turn.Notes);
    }

    [Fact]
    public void LockThatCannotBeOpened_IsNoted_AndDoesNotBlock()
    {
        using var folder = new TemporaryFolder();
        using var turn = MachineLock.Acquire(Directory.CreateDirectory(Path.Combine(folder.Location, "turn")).FullName);
        Assert.Contains("cannot be opened", Assert.Single(turn.Notes), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ExperimentInsideAnother_InOneProcess_Invalid_AndDoesNotBlock()
    {
        var inner = new Experiment((inside, mean) => mean(inside) < 1.Seconds()) { Options = Watched.Quickest, ["inside"] = Work.Of(10) };
        var outer = new Experiment((outside, mean) => mean(outside) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["outside"] = Work.Of(10).SetUp(() => Engine.Evaluate(inner, isolate: false)),
        };
        var evaluation = Task.Run(() => Engine.Run(outer, isolate: false), TestContext.Current.CancellationToken);
        var result = await evaluation.WaitAsync(TimeSpan.FromMinutes(2), TestContext.Current.CancellationToken);
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains("inside", result.Problems[0], StringComparison.Ordinal);
    }

    [Fact]
    public async Task OwnerThatComesAgainAndAgain_LeavesOthersTheirTurn()
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
                    using var turn = MachineLock.Acquire(path);
                    started.Set();
                    served.Wait(TimeSpan.FromMilliseconds(50), TestContext.Current.CancellationToken);
                    turns++;
                }
            },
            TestContext.Current.CancellationToken);
        Assert.True(started.Wait(Bound, TestContext.Current.CancellationToken));
        var other = Task.Run(() => MachineLock.Acquire(path).Dispose(), TestContext.Current.CancellationToken);
        await other.WaitAsync(Bound, TestContext.Current.CancellationToken);
        served.Set();
        await greedy;
        Assert.InRange(turns, 1, 10);
    }
}
