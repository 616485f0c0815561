using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.TUnit;

/// <summary>Controls the time limit of a test (<c>[Timeout]</c>), whose clock is internal to TUnit.</summary>
internal static class TimeLimit
{
    /// <summary>
    /// The action that stops the clock while a test waits; null if the test does not have a limit, or if the version
    /// does not expose the clock.
    /// </summary>
    /// <param name="context">The test's context.</param>
    /// <param name="details">Its details.</param>
    public static Func<Action>? Of(object context, object details) =>
        Late.Get(context, "TimeoutCancellationSource") is CancellationTokenSource clock && Late.Get(details, "Timeout") is TimeSpan limit
            ? () => Pause(clock, limit)
            : null;

    // The remaining time cannot be read, so a test that has waited gets its full limit again.
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
            // TUnit has ended the test, and the limit no longer applies.
        }
    }
}
