using System.Runtime.InteropServices;

namespace SplNet.Measuring.HeldState;

/// <summary>Types whose private fields reveal nothing about the user's data: caches, buffers, the state of random numbers.</summary>
internal static class FrameworkTypes
{
    private static readonly string Runtime = RuntimeEnvironment.GetRuntimeDirectory();

    // Other shared frameworks are installed next to the base runtime.
    private static readonly string Shared = Path.GetFullPath(Path.Combine(Runtime, "..", ".."));

    public static bool Hold(Type type) =>
        !type.Assembly.IsDynamic
        && (type.Assembly == typeof(FrameworkTypes).Assembly || type.Assembly.Location.StartsWith(Shared, StringComparison.Ordinal));
}
