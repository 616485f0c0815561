using System.Runtime.InteropServices;

namespace SplNet.Evaluation.Explaining;

/// <summary>Finds the folders of the shared frameworks of the runtime of this process.</summary>
internal static class SharedFrameworkFolders
{
    /// <summary>
    /// Their folders: the folder of the runtime first, then the folders of other frameworks with the same or a near version.
    /// </summary>
    public static IReadOnlyList<string> All()
    {
        // <root>/shared/<framework>/<version>/
        var runtime = Path.TrimEndingDirectorySeparator(RuntimeEnvironment.GetRuntimeDirectory());
        var version = Path.GetFileName(runtime);
        var shared = Path.GetFullPath(Path.Combine(runtime, "..", ".."));
        return Directory.Exists(shared)
            ? [runtime, .. Directory.EnumerateDirectories(shared).Select(framework => Path.Combine(framework, version))
                .Where(folder => folder != runtime && Directory.Exists(folder))]
            : [runtime];
    }
}
