namespace SplNet.Versioning;

/// <summary>Where in the copy of an output a file lies.</summary>
internal static class CopiedPlace
{
    /// <summary>The place of a file of the output in the copy; of any other file its own.</summary>
    /// <param name="path">The file.</param>
    /// <param name="original">The folder of the output.</param>
    /// <param name="copy">The folder of the copy.</param>
    public static string Of(string path, string original, string copy) =>
        path.StartsWith(original + Path.DirectorySeparatorChar, StringComparison.Ordinal) ? Path.Combine(copy, Path.GetRelativePath(original, path)) : path;
}
