namespace SplNet.Versions.Cache;

/// <summary>
/// A lock of the system on an empty file, among processes and threads alike: shared by those who use an entry, alone for the one who makes or
/// removes it. The system releases it when its owner ends, however it ends. The files stay: removing one would let two owners hold "the" lock.
/// </summary>
internal static class EntryLock
{
    /// <summary>After how long a lock that another has is tried again.</summary>
    public static readonly TimeSpan Poll = TimeSpan.FromMilliseconds(50);

    /// <summary>Waits for the lock.</summary>
    public static async Task<FileStream> AcquireAsync(string path, bool shared, CancellationToken cancellation)
    {
        FileStream? held;
        while ((held = TryAcquire(path, shared)) is null)
            await Task.Delay(Poll, cancellation); // the system tells nobody when a lock becomes free
        return held;
    }

    /// <summary>The lock, or null if another has it.</summary>
    public static FileStream? TryAcquire(string path, bool shared)
    {
        try
        {
            return new FileStream(path, FileMode.OpenOrCreate, shared ? FileAccess.Read : FileAccess.ReadWrite, shared ? FileShare.Read : FileShare.None);
        }
        catch (IOException taken) when (IsTaken(taken))
        {
            return null;
        }
    }

    /// <summary>True if a file cannot be opened since another has it: a sharing violation on Windows; "try again" of flock elsewhere, which is 11 on Linux and 35 on macOS.</summary>
    public static bool IsTaken(IOException failure) => OperatingSystem.IsWindows()
        ? failure.HResult is unchecked((int)0x80070020) or unchecked((int)0x80070021)
        : failure.HResult is 11 or 35;
}
