using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SplNet.UnitTests;

/// <summary>The current directory of this process, as early as SplNet can know it.</summary>
internal static class StartFolder
{
    /// <summary>That of when the first method that uses SplNet was compiled, which for a program is before its <c>Main</c> begins; null if it was gone.</summary>
    public static string? OfProcess { get; private set; }

    // One that was removed is told by an exception; then measuring processes start where this one is.
    private static string? Current
    {
        get
        {
            try
            {
                return Environment.CurrentDirectory;
            }
            catch (IOException)
            {
                return null;
            }
        }
    }

    /// <summary>True if the current directory is this one, or lies in it.</summary>
    /// <param name="folder">The full path of a directory.</param>
    public static bool IsNowIn(string folder) =>
        Current is { } current && (Path.TrimEndingDirectorySeparator(current) + Path.DirectorySeparatorChar).StartsWith(Path.TrimEndingDirectorySeparator(folder) + Path.DirectorySeparatorChar, StringComparison.Ordinal);

    [ModuleInitializer]
    [SuppressMessage("Usage", "CA2255:The 'ModuleInitializer' attribute should not be used in libraries", Justification = "Nothing else runs before a program may have changed the directory.")]
    internal static void Remember() => OfProcess = Current;
}
