using System.IO.Enumeration;

namespace SplNet.Processes.Trials;

/// <summary>
/// Folders in which tests must not write: the folders of the sources and the built tests. They are inspected before and after, which shows
/// the written files and the test that wrote them.
/// </summary>
/// <param name="folders">Their paths.</param>
internal sealed class WatchedFolders(IEnumerable<string> folders)
{
    // Inspecting more takes longer than trying a test.
    private const int MostFiles = 2_000;

    private static readonly string[] Skipped = ["bin", "obj", "node_modules"];

    private readonly List<string> _folders = [.. folders.Where(static folder =>
        Directory.Exists(folder) && Files(folder, static (ref FileSystemEntry _) => 0).Take(MostFiles + 1).Count() <= MostFiles)];

    /// <summary>The current files.</summary>
    public IReadOnlyDictionary<string, (long Length, long Time)> Look()
    {
        var found = new Dictionary<string, (long, long)>(StringComparer.Ordinal);
        foreach (var folder in _folders)
        {
            foreach (var (path, length, time) in Files(
                folder, static (ref FileSystemEntry entry) => (entry.ToFullPath(), entry.Length, entry.LastWriteTimeUtc.UtcTicks)))
                found[path] = (length, time);
        }

        return found;
    }

    /// <summary>A file that is not as it was; null if all are.</summary>
    /// <param name="before">The earlier files.</param>
    public string? ChangedSince(IReadOnlyDictionary<string, (long Length, long Time)> before) => AllChangedSince(before).FirstOrDefault();

    /// <summary>The files that are not as they were.</summary>
    /// <param name="before">The earlier files.</param>
    public IEnumerable<string> AllChangedSince(IReadOnlyDictionary<string, (long Length, long Time)> before)
    {
        if (_folders.Count == 0)
            return [];
        var now = Look();
        return now.Where(one => !before.TryGetValue(one.Key, out var earlier) || earlier != one.Value).Select(static one => one.Key)
            .Concat(before.Keys.Where(path => !now.ContainsKey(path)));
    }

    private static FileSystemEnumerable<T> Files<T>(string folder, FileSystemEnumerable<T>.FindTransform look) => new(
        folder,
        look,
        new EnumerationOptions { RecurseSubdirectories = true, IgnoreInaccessible = true, AttributesToSkip = FileAttributes.ReparsePoint })
    {
        ShouldIncludePredicate = static (ref FileSystemEntry entry) => !entry.IsDirectory,
        ShouldRecursePredicate = static (ref FileSystemEntry entry) =>
            !entry.FileName.StartsWith('.') && !Skipped.Contains(entry.FileName.ToString(), StringComparer.Ordinal),
    };
}
