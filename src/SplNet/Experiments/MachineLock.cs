namespace SplNet.Experiments;

/// <summary>
/// The turn to measure: one experiment at a time on a machine. It is an exclusive lock on a file, which the system releases
/// when its owner ends, however it ends. The empty file stays.
/// </summary>
internal sealed class MachineLock : IDisposable
{
    private static readonly TimeSpan Poll = TimeSpan.FromMilliseconds(50);

    private readonly FileStream? _file;

    private MachineLock(FileStream? file, IReadOnlyList<string> notes)
    {
        _file = file;
        Notes = notes;
    }

    /// <summary>What the report should say about waiting.</summary>
    public IReadOnlyList<string> Notes { get; }

    /// <summary>Waits for the turn.</summary>
    public static MachineLock Acquire() => Acquire(Location());

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
            catch (IOException taken) when (IsTaken(taken))
            {
                never.Wait(Poll);
            }
            catch (Exception failure) when (failure is UnauthorizedAccessException or IOException)
            {
                return new MachineLock(null, [$"Other experiments on this machine may have run meanwhile: the lock {path} cannot be opened ({failure.Message})."]);
            }
        }
    }

    public void Dispose() => _file?.Dispose();

    // A sharing violation on Windows; "try again" of flock elsewhere, which is 11 on Linux and 35 on macOS.
    private static bool IsTaken(IOException failure) => OperatingSystem.IsWindows()
        ? failure.HResult is unchecked((int)0x80070020) or unchecked((int)0x80070021)
        : failure.HResult is 11 or 35;

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
