namespace SplNet.Tests.Shared;

/// <summary>A clock that stands still until it is moved.</summary>
internal sealed class ManualClock : TimeProvider
{
    private TimeSpan _now;

    /// <summary>What the clock on the wall says; it may jump.</summary>
    public DateTimeOffset Wall { get; set; } = DateTimeOffset.UnixEpoch;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public override long GetTimestamp() => _now.Ticks;

    public override DateTimeOffset GetUtcNow() => Wall;

    public void Advance(TimeSpan time) => _now += time;
}
