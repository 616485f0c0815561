using System.Runtime.ExceptionServices;

namespace SplNet.Measuring;

/// <summary>Counts the exceptions that are thrown, whether they are caught or not; one that is thrown again counts again.</summary>
internal static class ThrownExceptions
{
    private static long _thrown;

    /// <summary>How many were thrown while they were counted.</summary>
    public static double Count => Interlocked.Read(ref _thrown);

    /// <summary>Counts while something is measured. The handler is not there otherwise: it would slow down everything else that throws.</summary>
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

    /// <summary>Counts from now on.</summary>
    public static void Begin() => AppDomain.CurrentDomain.FirstChanceException += Add;

    /// <summary>Counts no longer.</summary>
    public static void End() => AppDomain.CurrentDomain.FirstChanceException -= Add;

    private static void Add(object? sender, FirstChanceExceptionEventArgs thrown) => Interlocked.Increment(ref _thrown);
}
