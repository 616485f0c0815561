using System.Collections.Concurrent;
using SplNet.Replaying;
using SplNet.Versions.Cache;

namespace SplNet.Evaluation.Reuse;

/// <summary>The keys of what measuring processes load, each read once: a suite asks for the same few folders again and again.</summary>
internal static class ReuseContent
{
    private static readonly ConcurrentDictionary<(string Folder, DateTime Built), string?> Known = new();

    /// <summary>The key; null if runs cannot be used again.</summary>
    /// <param name="origin">Where the processes find the experiment.</param>
    /// <param name="folder">The folder from which they load.</param>
    public static string? KeyOf(ExperimentOrigin origin, string folder)
    {
        // Files elsewhere are not in any key.
        if (!origin.IsInOneFolder)
            return null;
        var built = File.GetLastWriteTimeUtc(Path.Combine(folder, Path.GetFileName(origin.AssemblyPath)));
        return Known.GetOrAdd((folder, built), static key => OutputContent.KeyOf(key.Folder));
    }

    /// <summary>The reasons why runs cannot be kept.</summary>
    public static IEnumerable<string> Problems()
    {
        try
        {
            _ = CacheLocation.Of(null);
            return [];
        }
        catch (CacheException failure)
        {
            return [$"Runs cannot be reused: {failure.Message}"];
        }
    }
}
