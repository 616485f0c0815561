using System.Runtime.InteropServices;

namespace SplNet.Versioning;

/// <summary>
/// Handles Ctrl+C and termination requests from the system. A build and all its processes are stopped gracefully, and copies of outputs are
/// removed; then the process exits with the exit code that it would have had. Test runners have their own shutdown, so they are only asked
/// to wait while a version is prepared.
/// </summary>
internal static class Interruption
{
    // The exit code convention of shells.
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

    /// <summary>Enables the graceful exit until the result is disposed.</summary>
    public static IDisposable Watch()
    {
        lock (Turn)
        {
            if (_watches++ == 0)
            {
                Registrations.Add(PosixSignalRegistration.Create(PosixSignal.SIGINT, static context => End(context, Interrupt)));
                Registrations.Add(PosixSignalRegistration.Create(PosixSignal.SIGTERM, static context => End(context, Terminate)));

                // The terminal window was closed, or its connection was lost. Under nohup the runtime leaves the signal ignored.
                Registrations.Add(PosixSignalRegistration.Create(
                    PosixSignal.SIGHUP, static context => End(context, OperatingSystem.IsWindows() ? Terminate : HangUp)));

                // Ctrl+Break.
                if (OperatingSystem.IsWindows())
                    Registrations.Add(PosixSignalRegistration.Create(PosixSignal.SIGQUIT, static context => End(context, Interrupt)));
            }
        }

        return new Watching();
    }

    /// <summary>Runs an action before a signal ends the process, until the result is disposed.</summary>
    /// <param name="end">Receives the exit code. It is called once, on a separate thread from the interrupted one; a second signal does not
    /// wait for it.</param>
    public static IDisposable BeforeTheEnd(Action<int> end)
    {
        _beforeTheEnd = end;
        return new LastWord();
    }

    /// <summary>
    /// Runs the actions of the normal exit, which exclude the actions for a signal. If the signal came first, the process ends here.
    /// </summary>
    /// <param name="end">The actions.</param>
    /// <typeparam name="T">The type of their result.</typeparam>
    public static T AtTheEnd<T>(Func<T> end)
    {
        lock (LastTurn)
            return end();
    }

    /// <summary>
    /// Ignores all termination requests after the first, for a process whose parent forwards signals. A terminal sends a signal to both
    /// processes, and the second one would not wait for the exit actions.
    /// </summary>
    public static void TakeTheFirst() => _isOnlyFirst = true;

    /// <summary>Ends the process as after a signal.</summary>
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

        // Nothing is being prepared, or the user asks again; the next process then removes the rest.
        Leave();
    }

    /// <summary>Runs a preparation that can be stopped gracefully.</summary>
    /// <param name="prepare">The preparation.</param>
    /// <param name="wanted">Stops the preparation, but not the process.</param>
    /// <typeparam name="T">The type of the result.</typeparam>
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
            // The preparation was stopped, or it finished before it noticed.
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
        // A second request does not wait.
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
