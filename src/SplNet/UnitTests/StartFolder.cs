using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SplNet.UnitTests;

/// <summary>The current directory of this process at the earliest moment that SplNet can observe.</summary>
internal static class StartFolder
{
    /// <summary>
    /// The current directory when the first method that uses SplNet was compiled, which in a program is before its <c>Main</c> starts; null
    /// if it no longer existed.
    /// </summary>
    public static string? OfProcess { get; private set; }

    // A removed directory causes an exception; measuring processes then start in the current one.
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

    /// <summary>True if the current directory is this folder or a subfolder of it.</summary>
    /// <param name="folder">The full path of a directory.</param>
    public static bool IsNowIn(string folder) =>
        Current is { } current && (Path.TrimEndingDirectorySeparator(current) + Path.DirectorySeparatorChar).StartsWith(
            Path.TrimEndingDirectorySeparator(folder) + Path.DirectorySeparatorChar, StringComparison.Ordinal);

    [ModuleInitializer]
    [SuppressMessage(
        "Usage",
        "CA2255:The 'ModuleInitializer' attribute should not be used in libraries",
        Justification = "Nothing else runs before a program may have changed the directory.")]
    internal static void Remember() => OfProcess = Current;
}
