namespace SplNet.Versioning;

/// <summary>Maps the files of an output to its copy.</summary>
internal static class CopiedPlace
{
    /// <summary>Returns the place in the copy of the output's folder or of a file in it, and any other path unchanged.</summary>
    /// <param name="path">The folder or file.</param>
    /// <param name="original">The folder of the output.</param>
    /// <param name="copy">The folder of the copy.</param>
    public static string Of(string path, string original, string copy) =>
        path == original ? copy
        : path.StartsWith(original + Path.DirectorySeparatorChar, StringComparison.Ordinal)
        ? Path.Combine(copy, Path.GetRelativePath(original, path))
        : path;
}
