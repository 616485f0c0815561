namespace SplNet.Analyzers.Formulas;

/// <summary>Files with formulas, by their paths: the build gives the compiler all those of a project.</summary>
internal static class FormulaFile
{
    private const string Extension = ".spl";

    private static readonly char[] Separators = ['/', '\\'];

    /// <summary>True if a path names one.</summary>
    public static bool Is(string path) => path.EndsWith(Extension, StringComparison.OrdinalIgnoreCase);

    /// <summary>The name of a file without its folders, however these are separated.</summary>
    public static string NameOf(string path) => path.Substring(path.LastIndexOfAny(Separators) + 1);

    /// <summary>True if a file lies where a path says that begins in some folder above it.</summary>
    public static bool IsAt(string file, string path) => ("/" + file.Replace('\\', '/')).EndsWith("/" + path.Replace('\\', '/').TrimStart('.', '/'), StringComparison.Ordinal);

    /// <summary>True if a path begins in the project's own folder, and on no drive or root.</summary>
    public static bool IsRelative(string path) => Array.IndexOf(Separators, path[0]) < 0 && path.IndexOf(':') < 0;
}
