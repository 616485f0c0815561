namespace SplNet.Versioning;

/// <summary>
/// The copies of tests' outputs that this process has made. The experiments of a suite share them; they are removed when the process ends, and those
/// of a process that was killed by the next one.
/// </summary>
internal static class VersionedOutputs
{
    private static readonly Lock Turn = new();
    private static readonly Dictionary<(string Tests, DateTime Built, string Library, string Key), VersionedOutput> Made = [];

    /// <summary>The copy with a version.</summary>
    public static VersionedOutput With(FoundVersion found, string library, string tests)
    {
        lock (Turn)
        {
            if (Made.Count == 0)
                AppDomain.CurrentDomain.ProcessExit += static (_, _) => Clear();
            var key = (tests, File.GetLastWriteTimeUtc(tests), library, found.Version.Key);
            if (!Made.TryGetValue(key, out var output))
                Made[key] = output = new VersionedOutput(tests, library, found);
            return output;
        }
    }

    private static void Clear()
    {
        lock (Turn)
        {
            foreach (var output in Made.Values)
                output.Dispose();
            Made.Clear();
        }
    }
}
