using System.Runtime.InteropServices;

namespace SplNet.Measuring.HeldState;

/// <summary>Types whose private fields say nothing of the user's data: caches, buffers, the state of random numbers.</summary>
internal static class FrameworkTypes
{
    private static readonly string Runtime = RuntimeEnvironment.GetRuntimeDirectory();

    // Other shared frameworks stand beside that of the runtime.
    private static readonly string Shared = Path.GetFullPath(Path.Combine(Runtime, "..", ".."));

    public static bool Hold(Type type) =>
        !type.Assembly.IsDynamic && (type.Assembly == typeof(FrameworkTypes).Assembly || type.Assembly.Location.StartsWith(Shared, StringComparison.Ordinal));
}
