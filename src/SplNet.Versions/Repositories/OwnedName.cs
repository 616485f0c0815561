using System.Diagnostics;
using System.Globalization;

namespace SplNet.Versions.Repositories;

/// <summary>
/// Names for temporary items of a process, <c>splnet-PID-…</c>, with a file inside that the process keeps locked. Two facts identify the
/// leftovers of a crash: the process is gone and the lock is free. The process id alone is not enough, because a
/// container cannot see the processes of its neighbours. Nor is the lock alone, because it is taken a moment after the folder appears.
/// </summary>
internal static class OwnedName
{
    private const string Prefix = "splnet-";
    private const string LockFile = "splnet.lock";

    public static string Pattern => Prefix + "*";

    public static string New() => $"{Prefix}{Environment.ProcessId}-{Guid.NewGuid():N}";

    /// <summary>Locks a folder for its owner, until the owner ends or disposes the lock.</summary>
    public static FileStream Lock(string folder) =>
        new(Path.Combine(folder, LockFile), FileMode.CreateNew, FileAccess.ReadWrite, FileShare.None);

    /// <summary>Checks whether this folder has lost its owner.</summary>
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
            return false; // the framework reports that there is no such process
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
            return true; // in use, or owned by another user: not ours to remove
        }
    }
}
