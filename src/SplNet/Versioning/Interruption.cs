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
    private static readonly Lock LastTurn = new();
    private static readonly List<PosixSignalRegistration> Registrations = [];
    private static CancellationTokenSource? _preparation;
    private static Action<int>? _beforeTheEnd;
    private static int _watches;
    private static volatile bool _isOnlyFirst;
    private static int _wishes;
    private static int _leaves;
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

    /// <summary>Does what is done at the usual end, beside which nothing is done before the end by a signal. Where the signal was first, the process ends behind this.</summary>
    /// <param name="end">Does it.</param>
    /// <typeparam name="T">What it gives.</typeparam>
    public static T AtTheEnd<T>(Func<T> end)
    {
        lock (LastTurn)
            return end();
    }

    /// <summary>From now on the first wish alone counts, for a process whose parent hands signals on: a terminal sends them to both, and the second of two would not wait for what is done before the end.</summary>
    public static void TakeTheFirst() => _isOnlyFirst = true;

    /// <summary>Ends as at a signal.</summary>
    /// <param name="code">The exit code.</param>
    public static void End(int code)
    {
        if (Interlocked.Increment(ref _wishes) > 1 && _isOnlyFirst)
            return;
        _code = code;
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
        End(FirstCode + signal);
    }

    private static void Leave()
    {
        // Who asks again does not wait.
        if (Interlocked.Increment(ref _leaves) > 1)
            Environment.Exit(_code);
        lock (LastTurn)
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
