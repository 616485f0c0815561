namespace SplNet.Evaluation;

/// <summary>
/// The turn to measure: one experiment at a time on a machine. It is an exclusive lock on a file, which the system releases
/// when its owner ends, however it ends. Two empty files stay: the lock, and the one that waiting processes share.
/// </summary>
internal sealed class MachineLock : IDisposable
{
    private static readonly TimeSpan Poll = TimeSpan.FromMilliseconds(20);

    // The turn that this flow of execution holds already: waiting for it would never end.
    private static readonly AsyncLocal<bool> Held = new();

    private readonly FileStream? _file;

    private MachineLock(FileStream? file, IReadOnlyList<string> notes)
    {
        _file = file;
        Notes = notes;
    }

    /// <summary>What the report should say about waiting.</summary>
    public IReadOnlyList<string> Notes { get; }

    /// <summary>Waits for the turn; the owner's experiment is bounded by its own time limits.</summary>
    /// <param name="waits">Called once if another experiment has the turn.</param>
    /// <exception cref="SplNetException">The caller is being measured itself.</exception>
    public static MachineLock Acquire(Action waits)
    {
        if (Held.Value)
            throw new SplNetException("An experiment is evaluated inside the measured code, its set-up or its generator: an experiment cannot measure another one.");
        var turn = Acquire(Location(), waits);
        Held.Value = true;
        return turn;
    }

    internal static MachineLock Acquire(string path, Action? waits = null)
    {
        try
        {
            return new MachineLock(Wait(path, waits), []);
        }
        catch (Exception failure) when (failure is UnauthorizedAccessException or IOException)
        {
            return new MachineLock(null, [$"Other experiments on this machine may have run meanwhile: the lock {path} cannot be opened ({failure.Message})."]);
        }
    }

    public void Dispose()
    {
        Held.Value = false;
        _file?.Dispose();
    }

    private static FileStream Wait(string path, Action? waits)
    {
        // A process with many experiments would otherwise take its next turn before any other has noticed the end of this one.
        var queue = path + ".waiting";
        var othersWait = IsShared(queue);
        var turn = othersWait ? null : TryOpen(path, FileShare.None);
        if (turn is not null)
            return turn;
        using var waiting = TryOpen(queue, FileShare.Read);
        using var never = new ManualResetEventSlim();
        never.Wait(othersWait ? 3 * Poll : Poll);
        if (TryOpen(path, FileShare.None) is { } free)
            return free;
        waits?.Invoke();
        while ((turn = TryOpen(path, FileShare.None)) is null)
            never.Wait(Poll);
        return turn;
    }

    private static bool IsShared(string queue)
    {
        using var alone = TryOpen(queue, FileShare.None);
        return alone is null;
    }

    // Opened for reading, so that the users of a machine share one file whoever made it.
    private static FileStream? TryOpen(string path, FileShare share)
    {
        try
        {
            if (!File.Exists(path))
                new FileStream(path, FileMode.OpenOrCreate, FileAccess.Write, FileShare.ReadWrite).Dispose();
            return new FileStream(path, FileMode.Open, FileAccess.Read, share);
        }
        catch (IOException taken) when (IsTaken(taken))
        {
            return null;
        }
    }

    // A sharing violation on Windows; "try again" of flock elsewhere, which is 11 on Linux and 35 on macOS.
    private static bool IsTaken(IOException failure) => OperatingSystem.IsWindows()
        ? failure.HResult is unchecked((int)0x80070020) or unchecked((int)0x80070021)
        : failure.HResult is 11 or 35;

    // Not the user's own temporary folder: the lock is for the machine.
    private static string Location() => OperatingSystem.IsWindows()
        ? Path.Combine(System.Environment.GetFolderPath(System.Environment.SpecialFolder.CommonApplicationData), "splnet.lock")
        : "/tmp/splnet.lock";
}
