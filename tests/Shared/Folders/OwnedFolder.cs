using System.Collections.Concurrent;

namespace SplNet.Tests.Shared;

/// <summary>
/// Temporary folders of tests and fixtures. A fixture whose construction fails is never disposed of, and what one has built may still be in
/// use when it is: what is left goes with the process.
/// </summary>
internal static class OwnedFolder
{
    private static readonly ConcurrentDictionary<string, bool> Open = RemovedAtTheEnd();

    /// <summary>Makes a folder.</summary>
    /// <param name="prefix">How its name begins.</param>
    /// <returns>Its path.</returns>
    public static string Create(string prefix)
    {
        var path = Directory.CreateTempSubdirectory(prefix).FullName;
        Open[path] = true;
        return path;
    }

    /// <summary>
    /// Removes a folder with all that it holds. Windows removes no assembly that a test has loaded; there the folder waits
    /// for the end of the process.
    /// </summary>
    public static void Delete(string path)
    {
        try
        {
            Directory.Delete(path, recursive: true);
            Open.TryRemove(path, out _);
        }
        catch (UnauthorizedAccessException) when (OperatingSystem.IsWindows() && HoldsLoaded(path))
        {
            // It is one of those that are left.
        }
    }

    private static bool HoldsLoaded(string path) => AppDomain.CurrentDomain.GetAssemblies()
        .Any(assembly => !assembly.IsDynamic && assembly.Location.StartsWith(path, StringComparison.OrdinalIgnoreCase));

    private static ConcurrentDictionary<string, bool> RemovedAtTheEnd()
    {
        var open = new ConcurrentDictionary<string, bool>(StringComparer.Ordinal);
        AppDomain.CurrentDomain.ProcessExit += (_, _) =>
        {
            foreach (var path in open.Keys.Where(Directory.Exists))
                Remove(path);
        };
        return open;
    }

    private static void Remove(string path)
    {
        try
        {
            Directory.Delete(path, recursive: true);
        }
        catch (Exception held) when (held is IOException or UnauthorizedAccessException)
        {
            Console.Error.WriteLine($"{path} could not be removed: {held.Message}");
        }
    }
}
