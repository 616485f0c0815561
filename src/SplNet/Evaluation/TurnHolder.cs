using System.Diagnostics;
using System.Globalization;
using static System.FormattableString;

namespace SplNet.Evaluation;

/// <summary>
/// The holder of the turn to measure. Its process writes a separate file next to the lock, since the users of a machine share the lock and
/// may not write each other's files.
/// </summary>
/// <param name="ProcessId">Its process.</param>
/// <param name="Program">The name of that process.</param>
/// <param name="Purpose">The measured experiment.</param>
internal sealed record TurnHolder(int ProcessId, string Program, string Purpose)
{
    // Enough for a test and its formula; what is longer was not written by SplNet.
    private const int LongestPurpose = 500;

    /// <summary>Records that this process has the turn.</summary>
    /// <param name="path">The lock.</param>
    /// <param name="purpose">The measured experiment.</param>
    /// <returns>The file of the record, which is removed with the turn; null if it cannot be written, so that others do not
    /// know the holder.</returns>
    public static string? WriteHolder(string path, string purpose)
    {
        var file = FileOf(path, System.Environment.ProcessId);
        try
        {
            RemoveOthers(path);
            Remove(file);
            // A new file, and never one that a link leads to.
            using var content = new StreamWriter(new FileStream(file, FileMode.CreateNew, FileAccess.Write, FileShare.Read));
            content.Write(purpose.Length <= LongestPurpose ? purpose : purpose[..LongestPurpose]);
            return file;
        }
        // If files may not grow, the runtime reports the length as an invalid argument.
        catch (Exception refused) when (refused is IOException or UnauthorizedAccessException or ArgumentOutOfRangeException)
        {
            return null;
        }
    }

    /// <summary>Reads who has the turn; null if unknown.</summary>
    /// <param name="path">The lock.</param>
    public static TurnHolder? Find(string path)
    {
        try
        {
            return Files(path).OrderByDescending(static file => File.GetLastWriteTimeUtc(file.Path)).Select(Read).OfType<TurnHolder>()
                .FirstOrDefault();
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    /// <summary>Removes the file of a turn that is over.</summary>
    public static void Remove(string file)
    {
        try
        {
            File.Delete(file);
        }
        catch (Exception kept) when (kept is IOException or UnauthorizedAccessException)
        {
            // Another user's process of the same number left it, and only that user can remove it; or, on Windows, a scanner reads it.
        }
    }

    public override string ToString() => ProcessId == System.Environment.ProcessId
        ? $"another experiment of this process ({Purpose})"
        : Invariant($"process {ProcessId} ({Program}): {Purpose}");

    // A process that was killed has left its file.
    private static void RemoveOthers(string path)
    {
        foreach (var (file, process) in Files(path))
        {
            if (NameOf(process) is null)
                Remove(file);
        }
    }

    private static TurnHolder? Read((string Path, int ProcessId) file)
    {
        if (NameOf(file.ProcessId) is not { } name)
            return null;
        using var content = new StreamReader(
            new FileStream(file.Path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete));
        var purpose = new char[LongestPurpose];
        var length = content.ReadBlock(purpose);
        return new TurnHolder(file.ProcessId, name, new string(
            [.. purpose.Take(length).Select(static character => char.IsControl(character) ? ' ' : character)]));
    }

    private static string? NameOf(int process)
    {
        try
        {
            using var found = Process.GetProcessById(process);
            return found.ProcessName;
        }
        catch (Exception ended) when (ended is ArgumentException or InvalidOperationException)
        {
            return null;
        }
    }

    private static string FileOf(string path, int process) => Invariant($"{path}.{process}");

    private static IEnumerable<(string Path, int ProcessId)> Files(string path)
    {
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(path)!, Path.GetFileName(path) + "*"))
        {
            if (Path.GetFileNameWithoutExtension(file) == Path.GetFileName(path) && int.TryParse(
                Path.GetExtension(file.AsSpan()).TrimStart('.'), NumberStyles.None, CultureInfo.InvariantCulture, out var process))
                yield return (file, process);
        }
    }
}
