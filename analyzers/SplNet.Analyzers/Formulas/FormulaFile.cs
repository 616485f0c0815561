namespace SplNet.Analyzers.Formulas;

/// <summary>Recognises formula files by path. The build passes all formula files of a project to the compiler.</summary>
internal static class FormulaFile
{
    private const string Extension = ".spl";

    private static readonly char[] Separators = ['/', '\\'];

    /// <summary>True for the path of a formula file.</summary>
    public static bool Is(string path) => path.EndsWith(Extension, StringComparison.OrdinalIgnoreCase);

    /// <summary>The name of a file without its folders, whatever their separator.</summary>
    public static string NameOf(string path) => path.Substring(path.LastIndexOfAny(Separators) + 1);

    /// <summary>True if a file is at a path that is relative to any of its parent folders.</summary>
    public static bool IsAt(string file, string path) =>
        ("/" + file.Replace('\\', '/')).EndsWith("/" + path.Replace('\\', '/').TrimStart('.', '/'), StringComparison.Ordinal);

    /// <summary>True if a path is relative to the project folder, without a drive or root.</summary>
    public static bool IsRelative(string path) => Array.IndexOf(Separators, path[0]) < 0 && path.IndexOf(':') < 0;
}
