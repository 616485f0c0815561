namespace SplNet.Versions.Tests.Cache;

/// <summary>A clock that is a minute later each time that somebody looks.</summary>
internal sealed class StepClock : TimeProvider
{
    private DateTimeOffset _now = new(2026, 1, 1, 0, 0, 0, TimeSpan.Zero);

    public override DateTimeOffset GetUtcNow() => _now += TimeSpan.FromMinutes(1);
}
