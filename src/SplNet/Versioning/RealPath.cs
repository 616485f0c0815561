namespace SplNet.Versioning;

/// <summary>Resolves links in paths.</summary>
internal static class RealPath
{
    /// <summary>The path of an existing file or folder without links.</summary>
    /// <param name="path">Its path.</param>
    public static string Of(string path)
    {
        var full = Path.GetFullPath(path);
        if (Path.GetDirectoryName(full) is not { } parent)
            return full;
        var place = Path.Combine(Of(parent), Path.GetFileName(full));
        return new FileInfo(place).ResolveLinkTarget(returnFinalTarget: true) is { } target ? Of(target.FullName) : place;
    }
}
