using System.Collections.Concurrent;
using System.Globalization;

namespace SplNet.Replaying.Frameworks;

/// <summary>
/// Writes files to the results folder of a test, with a unique name for each experiment of a test run. The next run reuses the names, so
/// that files do not accumulate.
/// </summary>
internal static class ResultFile
{
    private const int LongestName = 120;

    private static readonly ConcurrentDictionary<string, int> Uses = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>Writes a file.</summary>
    /// <param name="folder">The results folder.</param>
    /// <param name="test">The full name of the test.</param>
    /// <param name="name">The name of the file.</param>
    /// <param name="content">The content.</param>
    /// <returns>The full path.</returns>
    public static string Write(string folder, string test, string name, string content)
    {
        folder = Path.Combine(folder, "SplNet");
        Directory.CreateDirectory(folder);
        test = Clean(test);
        var use = Uses.AddOrUpdate($"{test}.{name}", 1, static (_, uses) => uses + 1);
        var path = Path.Combine(folder, string.Create(CultureInfo.InvariantCulture, $"{test}-{use}.{name}"));
        File.WriteAllText(path, content);
        return path;
    }

    // The end of a long name is more informative than its namespace.
    private static string Clean(string name)
    {
        var clean = string.Concat(
            name.Select(static character => char.IsLetterOrDigit(character) || character is '.' or '_' ? character : '-'));
        return clean.Length <= LongestName ? clean : clean[^LongestName..];
    }
}
