using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.TUnit;

/// <summary>The time limit of a test (<c>[Timeout]</c>), whose clock TUnit keeps for itself.</summary>
internal static class TimeLimit
{
    /// <summary>What stops the clock while a test waits; null where the test has no limit, or where a version shows no clock.</summary>
    /// <param name="context">The test's context.</param>
    /// <param name="details">Its details.</param>
    public static Func<Action>? Of(object context, object details) =>
        Late.Get(context, "TimeoutCancellationSource") is CancellationTokenSource clock && Late.Get(details, "Timeout") is TimeSpan limit ? () => Pause(clock, limit) : null;

    // How much of the limit was left cannot be asked, so a test that has waited has all of it.
    private static Action Pause(CancellationTokenSource clock, TimeSpan limit)
    {
        Set(clock, Timeout.InfiniteTimeSpan);
        return () => Set(clock, limit);
    }

    private static void Set(CancellationTokenSource clock, TimeSpan limit)
    {
        try
        {
            clock.CancelAfter(limit);
        }
        catch (ObjectDisposedException)
        {
            // TUnit has ended the test, and there is no limit any more.
        }
    }
}
