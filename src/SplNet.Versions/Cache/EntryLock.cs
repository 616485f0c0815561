namespace SplNet.Versions.Cache;

/// <summary>
/// A system lock on an empty file, for processes and threads alike: shared while an entry is used, exclusive while it is made or
/// removed. The system releases it when its owner ends, however it ends. The files stay: removing one would let two owners hold "the" lock.
/// </summary>
internal static class EntryLock
{
    /// <summary>The interval between attempts to take a lock.</summary>
    public static readonly TimeSpan Poll = TimeSpan.FromMilliseconds(50);

    /// <summary>Waits for the lock.</summary>
    public static async Task<FileStream> AcquireAsync(string path, bool shared, CancellationToken cancellation)
    {
        FileStream? held;
        while ((held = TryAcquire(path, shared)) is null)
            await Task.Delay(Poll, cancellation); // the system does not announce when a lock becomes free
        return held;
    }

    /// <summary>Takes the lock, or returns null if another owner has it.</summary>
    public static FileStream? TryAcquire(string path, bool shared)
    {
        try
        {
            return new FileStream(
                path, FileMode.OpenOrCreate, shared ? FileAccess.Read : FileAccess.ReadWrite, shared ? FileShare.Read : FileShare.None);
        }
        catch (IOException taken) when (IsTaken(taken))
        {
            return null;
        }
    }

    /// <summary>
    /// True if a file cannot be opened because another process has it: a sharing violation on Windows; "try again" from flock elsewhere,
    /// which is 11 on Linux and 35 on macOS.
    /// </summary>
    public static bool IsTaken(IOException failure) => OperatingSystem.IsWindows()
        ? failure.HResult is unchecked((int)0x80070020) or unchecked((int)0x80070021)
        : failure.HResult is 11 or 35;
}
