using System.Runtime.ExceptionServices;

namespace SplNet.Measuring;

/// <summary>Counts thrown exceptions, caught or not; a rethrown exception counts again.</summary>
internal static class ThrownExceptions
{
    private static long _thrown;

    /// <summary>The number of exceptions thrown while counting.</summary>
    public static double Count => Interlocked.Read(ref _thrown);

    /// <summary>
    /// Counts during a measurement. The handler is not installed otherwise, because it would slow down all other code that throws.
    /// </summary>
    public static T During<T>(Func<T> measure)
    {
        Begin();
        try
        {
            return measure();
        }
        finally
        {
            End();
        }
    }

    /// <summary>Starts counting.</summary>
    public static void Begin() => AppDomain.CurrentDomain.FirstChanceException += Add;

    /// <summary>Stops counting.</summary>
    public static void End() => AppDomain.CurrentDomain.FirstChanceException -= Add;

    private static void Add(object? sender, FirstChanceExceptionEventArgs thrown) => Interlocked.Increment(ref _thrown);
}
