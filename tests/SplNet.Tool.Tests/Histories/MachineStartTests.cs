using SplNet.History.Proposing;
using SplNet.Tool.Histories;

namespace SplNet.Tool.Tests.Histories;

/// <summary>When a check is another session than the one before it.</summary>
public sealed class MachineStartTests
{
    private static readonly DateTimeOffset Noon = new(2026, 1, 1, 12, 0, 0, TimeSpan.Zero);
    private static readonly TimeSpan Hour = TimeSpan.FromHours(1);

    // What was measured then, ten hours after the start "one", at noon by the clock.
    private static readonly ChangeEvidence Earlier = new()
    {
        Direction = ChangeDirection.Slower,
        Baseline = "old",
        Claim = "claim",
        Boot = "one",
        Started = Noon - (10 * Hour),
        Uptime = 10 * Hour,
    };

    [Theory]
    [InlineData("one", 10.5, 0.5, false)]
    [InlineData("one", 11, 1, true)]
    [InlineData("two", 0.1, 0.5, true)]
    [InlineData("one", 10.5, -24, false)] // the clock was set back by a day, and nothing but that has happened
    [InlineData("one", 11.5, -24, true)] // and an hour has passed, whatever the clock says
    [InlineData("two", 0.1, -24, true)]
    public void NewSession_StartsAfterARebootOrALongPause(string boot, double uptime, double passed, bool expected) =>
        Assert.Equal(expected, At(boot, uptime, passed).IsAnotherSessionThan(Earlier, passed * Hour, Hour));

    // Systems that do not name their starts, and histories of earlier versions.
    [Theory]
    [InlineData(10.5, 0.5, false)]
    [InlineData(0.1, 0.5, true)]
    [InlineData(11, 1, true)]
    public void BootWithoutAnId_IsIdentifiedByItsTime(double uptime, double passed, bool expected)
    {
        Assert.Equal(expected, At(string.Empty, uptime, passed).IsAnotherSessionThan(Earlier, passed * Hour, Hour));
        Assert.Equal(expected, At("one", uptime, passed).IsAnotherSessionThan(Earlier with { Boot = string.Empty }, passed * Hour, Hour));
    }

    [Fact]
    public void StartOfThisMachine_IsTheSameEachTime()
    {
        var (first, second) = (MachineStart.Now(TimeProvider.System), MachineStart.Now(TimeProvider.System));
        Assert.Equal(first.Boot, second.Boot);
        Assert.True(second.Uptime >= first.Uptime);
        Assert.False(second.IsAnotherSessionThan(
            Earlier with { Boot = first.Boot, Started = first.Started, Uptime = first.Uptime }, TimeSpan.Zero, TimeSpan.FromDays(1)));
    }

    private static MachineStart At(string boot, double uptime, double passed) =>
        new(boot, Noon + (passed * Hour) - (uptime * Hour), uptime * Hour);
}
