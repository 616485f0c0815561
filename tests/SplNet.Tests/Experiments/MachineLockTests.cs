using SplNet.Experiments;

namespace SplNet.Tests.Experiments;

public sealed class MachineLockTests : IDisposable
{
    private static readonly TimeSpan Bound = TimeSpan.FromSeconds(30);

    private readonly string _folder = Directory.CreateTempSubdirectory("splnet-lock-").FullName;

    private string LockPath => Path.Combine(_folder, "lock");

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void FreeLock_IsTakenWithoutANote()
    {
        using var turn = MachineLock.Acquire(LockPath);
        Assert.Empty(turn.Notes);
    }

    [Fact]
    public async Task OwnerThatComesAgainAndAgain_LeavesOthersTheirTurn()
    {
        using var started = new ManualResetEventSlim();
        using var served = new ManualResetEventSlim();
        var turns = 0;
        var greedy = Task.Run(
            () =>
            {
                while (!served.IsSet)
                {
                    using var turn = MachineLock.Acquire(LockPath);
                    started.Set();
                    served.Wait(TimeSpan.FromMilliseconds(50), TestContext.Current.CancellationToken);
                    turns++;
                }
            },
            TestContext.Current.CancellationToken);
        Assert.True(started.Wait(Bound, TestContext.Current.CancellationToken));
        var other = Task.Run(() => MachineLock.Acquire(LockPath).Dispose(), TestContext.Current.CancellationToken);
        await other.WaitAsync(Bound, TestContext.Current.CancellationToken);
        served.Set();
        await greedy;
        Assert.InRange(turns, 1, 10);
    }

    [Fact]
    public void LockThatCannotBeOpened_IsNoted()
    {
        using var turn = MachineLock.Acquire(Path.Combine(_folder, "missing", "lock"));
        Assert.Contains("cannot be opened", Assert.Single(turn.Notes), StringComparison.Ordinal);
    }
}
