using System.Diagnostics;
using System.Globalization;

namespace SplNet.Versions.Repositories;

/// <summary>
/// Names of what a process makes for itself and removes in the end, <c>splnet-PID-…</c>, with a file inside that it keeps locked. What a
/// crash left is known by both: its process is gone and its lock is free. The number alone would not do, since a
/// container cannot see the processes of its neighbours; nor the lock alone, as it is taken a moment after the folder appears.
/// </summary>
internal static class OwnedName
{
    private const string Prefix = "splnet-";
    private const string LockFile = "splnet.lock";

    public static string Pattern => Prefix + "*";

    public static string New() => $"{Prefix}{Environment.ProcessId}-{Guid.NewGuid():N}";

    /// <summary>Locks a folder for its owner, until it ends or disposes of the lock.</summary>
    public static FileStream Lock(string folder) => new(Path.Combine(folder, LockFile), FileMode.CreateNew, FileAccess.ReadWrite, FileShare.None);

    /// <summary>Whether nobody owns this folder any more.</summary>
    public static bool IsAbandoned(string folder)
    {
        var parts = Path.GetFileName(folder).Split('-');
        return parts.Length == 3
            && Guid.TryParseExact(parts[2], "N", out _)
            && int.TryParse(parts[1], NumberStyles.None, CultureInfo.InvariantCulture, out var process)
            && !Exists(process)
            && !IsLocked(Path.Combine(folder, LockFile));
    }

    private static bool Exists(int process)
    {
        try
        {
            using var running = Process.GetProcessById(process);
            return !running.HasExited;
        }
        catch (ArgumentException)
        {
            return false; // so the framework says that there is none
        }
    }

    private static bool IsLocked(string file)
    {
        try
        {
            if (File.Exists(file))
                new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.None).Dispose();
            return false;
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            return true; // in use, or another user's: not ours to remove
        }
    }
}
