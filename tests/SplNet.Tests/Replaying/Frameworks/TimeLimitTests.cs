using SplNet.Replaying.Frameworks.TUnit;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>The clock of TUnit's time limit, as a test's context shows it.</summary>
public sealed class TimeLimitTests
{
    private static readonly TimeSpan Soon = TimeSpan.FromSeconds(30);

    [Fact]
    public void StoppedClock_RestartsWithTheFullLimit()
    {
        using var clock = new CancellationTokenSource(TimeSpan.FromHours(1));
        var goOn = TimeLimit.Of(new { TimeoutCancellationSource = clock }, new { Timeout = TimeSpan.FromMilliseconds(1) })!();
        Assert.False(clock.IsCancellationRequested);
        goOn();
        Assert.True(clock.Token.WaitHandle.WaitOne(Soon));
    }

    [Fact]
    public void FinishedTest_HasNoClock()
    {
        using var clock = new CancellationTokenSource();
        var goOn = TimeLimit.Of(new { TimeoutCancellationSource = clock }, new { Timeout = TimeSpan.FromMinutes(1) })!();
        clock.Dispose();
        goOn();
        Assert.False(clock.IsCancellationRequested);
    }

    [Fact]
    public void TestWithoutALimit_HasNoClock()
    {
        using var clock = new CancellationTokenSource();
        Assert.Null(
            TimeLimit.Of(new { TimeoutCancellationSource = (CancellationTokenSource?)null }, new { Timeout = TimeSpan.FromMinutes(1) }));
        Assert.Null(TimeLimit.Of(new { TimeoutCancellationSource = clock }, new { Timeout = (TimeSpan?)null }));
        Assert.Null(TimeLimit.Of(new object(), new object()));
    }
}
