namespace SplNet.Versioning;

/// <summary>Where a path leads.</summary>
internal static class RealPath
{
    /// <summary>The path of a file or folder that exists, without links in it.</summary>
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
