namespace SplNet.Experiments;

/// <summary>
/// The turn to measure: one experiment at a time on a machine. It is an exclusive lock on a file, which the system releases
/// when its owner ends, however it ends. The empty file stays.
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

    /// <summary>Waits for the turn.</summary>
    /// <exception cref="SplNetException">The caller is being measured itself.</exception>
    public static MachineLock Acquire()
    {
        if (Held.Value)
            throw new SplNetException("An experiment is evaluated inside the measured code, its set-up or its generator: an experiment cannot measure another one.");
        var turn = Acquire(Location());
        Held.Value = true;
        return turn;
    }

    internal static MachineLock Acquire(string path)
    {
        // The wait never ends by itself: the owner's experiment is bounded by its own time limits.
        using var never = new ManualResetEventSlim();
        while (true)
        {
            try
            {
                return new MachineLock(Open(path), []);
            }
            catch (UnauthorizedAccessException failure)
            {
                return new MachineLock(null, [$"Other experiments on this machine may have run meanwhile: the lock {path} cannot be opened ({failure.Message})."]);
            }
            catch (IOException) when (File.Exists(path))
            {
                never.Wait(Poll);
            }
        }
    }

    public void Dispose()
    {
        Held.Value = false;
        _file?.Dispose();
    }

    // Opened for reading, so that the users of a machine share one file whoever made it.
    private static FileStream Open(string path)
    {
        if (!File.Exists(path))
            new FileStream(path, FileMode.OpenOrCreate, FileAccess.Write, FileShare.ReadWrite).Dispose();
        return new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.None);
    }

    // Not the user's own temporary folder: the lock is for the machine.
    private static string Location() => OperatingSystem.IsWindows()
        ? Path.Combine(System.Environment.GetFolderPath(System.Environment.SpecialFolder.CommonApplicationData), "splnet.lock")
        : "/tmp/splnet.lock";
}
