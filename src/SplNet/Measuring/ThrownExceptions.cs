using System.Runtime.ExceptionServices;

namespace SplNet.Measuring;

/// <summary>Counts the exceptions that are thrown, whether they are caught or not; one that is thrown again counts again.</summary>
internal static class ThrownExceptions
{
    private static long _thrown;

    // The handler is there only while it counts: it would slow down everything else that throws.
    public static double PerOperation(Func<Func<double>, double> mean)
    {
        AppDomain.CurrentDomain.FirstChanceException += Count;
        try
        {
            return mean(static () => Interlocked.Read(ref _thrown));
        }
        finally
        {
            AppDomain.CurrentDomain.FirstChanceException -= Count;
        }
    }

    private static void Count(object? sender, FirstChanceExceptionEventArgs thrown) => Interlocked.Increment(ref _thrown);
}
