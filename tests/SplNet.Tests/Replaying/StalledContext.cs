namespace SplNet.Tests.Replaying;

/// <summary>A context whose only thread is the one that waits: what is posted to it never runs.</summary>
internal sealed class StalledContext : SynchronizationContext
{
    public override void Post(SendOrPostCallback d, object? state)
    {
    }
}
