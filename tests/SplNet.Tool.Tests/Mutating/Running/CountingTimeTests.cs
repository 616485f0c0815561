using SplNet.Tests.Shared;
using SplNet.Tool.Mutating.Running;

namespace SplNet.Tool.Tests.Mutating.Running;

/// <summary>How much of a budget goes to counting.</summary>
public sealed class CountingTimeTests
{
    private readonly ManualClock _clock = new();

    [Theory]
    [InlineData(10, false)]
    [InlineData(11, true)]
    public void CountingEnds_AfterAThirdOfTheBudget(int minutes, bool isOver)
    {
        var time = new CountingTime(TimeSpan.FromMinutes(30), _clock);

        _clock.Advance(TimeSpan.FromMinutes(minutes));

        Assert.Equal((isOver, TimeSpan.FromMinutes(minutes)), (time.IsOver, time.Elapsed));
    }

    [Fact]
    public void LongerBuild_LeavesCountingItsThird()
    {
        _clock.Advance(TimeSpan.FromHours(1));

        Assert.False(new CountingTime(TimeSpan.FromMinutes(30), _clock).IsOver);
    }

    [Fact]
    public void WithoutABudget_CountingIsUnlimited()
    {
        var time = new CountingTime(budget: null, _clock);

        _clock.Advance(TimeSpan.FromDays(1));

        Assert.False(time.IsOver);
    }
}
