namespace SplNet.Explaining;

/// <summary>The counted copies that this process has made. The experiments of a suite share them; they are removed when the process ends, and those of a process that was killed by the next one.</summary>
internal static class CountedOutputs
{
    private static readonly Lock Turn = new();
    private static readonly Dictionary<(string Folder, string Files), CountedOutput> Made = [];

    /// <summary>The counted copy of an output.</summary>
    /// <param name="folder">The folder of the output.</param>
    /// <param name="files">The files of the library's assemblies in it.</param>
    public static CountedOutput Of(string folder, IReadOnlyList<string> files)
    {
        lock (Turn)
        {
            if (Made.Count == 0)
                AppDomain.CurrentDomain.ProcessExit += static (_, _) => Clear();
            var key = (folder, string.Join('|', files.Select(file => $"{file} {File.GetLastWriteTimeUtc(Path.Combine(folder, file)).Ticks}")));
            if (!Made.TryGetValue(key, out var output))
                Made[key] = output = new CountedOutput(folder, files);
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
