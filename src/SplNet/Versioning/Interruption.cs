using System.Runtime.InteropServices;

namespace SplNet.Versioning;

/// <summary>
/// Ctrl+C, or a wish of the system that the process ends. A build is ended in order, with all that it has started, and copies of outputs are removed; then the process
/// ends with the exit code that it would have had. Test runners have an order of their own, so they are only asked to wait while a version is prepared.
/// </summary>
internal static class Interruption
{
    // As shells number it.
    private const int FirstCode = 128;
    private const int HangUp = 1;
    private const int Interrupt = 2;
    private const int Terminate = 15;

    private static readonly Lock Turn = new();
    private static readonly List<PosixSignalRegistration> Registrations = [];
    private static CancellationTokenSource? _preparation;
    private static Action<int>? _beforeTheEnd;
    private static int _watches;
    private static int _code;

    /// <summary>Ends in order until it is disposed of.</summary>
    public static IDisposable Watch()
    {
        lock (Turn)
        {
            if (_watches++ == 0)
            {
                Registrations.Add(PosixSignalRegistration.Create(PosixSignal.SIGINT, static context => End(context, Interrupt)));
                Registrations.Add(PosixSignalRegistration.Create(PosixSignal.SIGTERM, static context => End(context, Terminate)));

                // The window of the terminal is closed, or its connection lost. Under nohup the runtime leaves the signal ignored.
                Registrations.Add(PosixSignalRegistration.Create(PosixSignal.SIGHUP, static context => End(context, OperatingSystem.IsWindows() ? Terminate : HangUp)));

                // Ctrl+Break.
                if (OperatingSystem.IsWindows())
                    Registrations.Add(PosixSignalRegistration.Create(PosixSignal.SIGQUIT, static context => End(context, Interrupt)));
            }
        }

        return new Watching();
    }

    /// <summary>Does something before a signal ends the process, until it is disposed of.</summary>
    /// <param name="end">Gets the exit code. It is called once, beside the thread that the signal has interrupted; a second signal does not wait for it.</param>
    public static IDisposable BeforeTheEnd(Action<int> end)
    {
        _beforeTheEnd = end;
        return new LastWord();
    }

    /// <summary>Prepares something that can be ended in order.</summary>
    /// <param name="prepare">Prepares it.</param>
    /// <param name="wanted">Ends it as well, and not the process.</param>
    /// <typeparam name="T">What it gives.</typeparam>
    public static T During<T>(Func<CancellationToken, T> prepare, CancellationToken wanted)
    {
        using var watch = Watch();
        using var preparation = new CancellationTokenSource();
        using var either = CancellationTokenSource.CreateLinkedTokenSource(wanted, preparation.Token);
        Begin(preparation);
        try
        {
            return prepare(either.Token);
        }
        finally
        {
            // Whether it was ended or was through before it noticed.
            if (preparation.IsCancellationRequested)
                Leave();
            Begin(null);
        }
    }

    private static void Begin(CancellationTokenSource? preparation)
    {
        lock (Turn)
            _preparation = preparation;
    }

    private static void End(PosixSignalContext context, int signal)
    {
        context.Cancel = true;
        _code = FirstCode + signal;
        lock (Turn)
        {
            if (_preparation is { IsCancellationRequested: false } preparation)
            {
                preparation.Cancel();
                return;
            }
        }

        // Nothing is prepared, or the user asks again: what is left then, the next process removes.
        Leave();
    }

    private static void Leave()
    {
        try
        {
            Interlocked.Exchange(ref _beforeTheEnd, null)?.Invoke(_code);
        }
        finally
        {
            Environment.Exit(_code);
        }
    }

    private sealed class LastWord : IDisposable
    {
        public void Dispose() => Interlocked.Exchange(ref _beforeTheEnd, null);
    }

    private sealed class Watching : IDisposable
    {
        public void Dispose()
        {
            lock (Turn)
            {
                if (--_watches > 0)
                    return;
                foreach (var registration in Registrations)
                    registration.Dispose();
                Registrations.Clear();
            }
        }
    }
}
