using SplNet.Processes.Trials;

namespace SplNet.Tests.Processes.Trials;

/// <summary>What calls leave behind, counted exactly.</summary>
public sealed class HeldGrowthTests
{
    private const double Short = 1_000;
    private const double Long = 60_000_000;
    private const int Large = 1_000_000;

    [Fact]
    public void ObjectsThatEachCallLeaves_AreCounted()
    {
        var kept = new List<object>(10_000);

        var growth = HeldGrowth.Of(() => kept.Add(new byte[24]), Short);

        Assert.Equal(48, growth.BytesOfCall);
        Assert.True(growth.Bytes > 1);
    }

    // Long calls have windows of two, next to which the threads of this test process leave and let go of a few hundred bytes.
    [Fact]
    public void ObjectsThatEachLongCallLeaves_AreCounted()
    {
        var kept = new List<object>(10_000);

        var growth = HeldGrowth.Of(() => kept.Add(new byte[Large]), Long);

        Assert.InRange(growth.BytesOfCall, 0.9 * Large, 1.1 * Large);
        Assert.True(growth.Bytes > 1);
    }

    // As a test that creates a client of a test server: its factory holds each client.
    [Fact]
    public void LongCallsThatLeaveLittle_DoNotGrow()
    {
        var kept = new List<object>(10_000);

        var growth = HeldGrowth.Of(() => kept.Add(new byte[600]), Long);

        Assert.True(growth.Bytes < 1);
    }

    [Theory]
    [InlineData(Short)]
    [InlineData(Long)]
    public void CallsThatLeaveNothing_DoNotGrow(double nanoseconds) =>
        Assert.True(HeldGrowth.Of(static () => GC.KeepAlive(new byte[1_000]), nanoseconds).Bytes < 1);

    [Fact]
    public void CacheThatFillsUp_DoesNotGrow()
    {
        var cache = new List<object>(10_000);

        var growth = HeldGrowth.Of(
            () =>
            {
                if (cache.Count < 500)
                    cache.Add(new byte[24]);
            },
            Short);

        Assert.True(growth.Bytes < 1);
    }

    // On a busy machine a collection may take as long as this. The calls that fill the cache take no time.
    [Fact]
    public void CacheThatFillsUpBetweenSlowCollections_DoesNotGrow()
    {
        var cache = new List<object>(10_000);

        var growth = HeldGrowth.Of(
            () =>
            {
                if (cache.Count < 300)
                    cache.Add(new byte[24]);
            },
            Short,
            goesOn: static () => Thread.Sleep(600));

        Assert.True(growth.Bytes < 1);
    }

    // Two calls of a window: what is let go of once is more than what they leave.
    [Fact]
    public void SingleRelease_DoesNotHideGrowth()
    {
        var kept = new List<object>(10_000);
        byte[]? other = new byte[5 * Large];

        var growth = HeldGrowth.Of(
            () =>
            {
                kept.Add(new byte[Large]);
                if (kept.Count == 3)
                    other = null;
            },
            Long);

        GC.KeepAlive(other);
        Assert.True(growth.Bytes > 1);
    }

    [Fact]
    public void TimersThatEachCallLeaves_AreCounted()
    {
        var kept = new List<Timer>();
        try
        {
            Assert.True(HeldGrowth.Of(() => kept.Add(new Timer(static _ => { }, null, 1_000_000, 1_000_000)), Short).Activities > 1);
        }
        finally
        {
            kept.ForEach(static timer => timer.Dispose());
        }
    }
}
