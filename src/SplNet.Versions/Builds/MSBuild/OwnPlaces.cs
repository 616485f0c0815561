namespace SplNet.Versions.Builds.MSBuild;

/// <summary>Values of the user's that name places in today's sources. A version that is built with them would read today's files, so it gets its own places.</summary>
internal static class OwnPlaces
{
    /// <summary>The place within today's sources; null for any other value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="root">The root of today's sources; null if it is not known.</param>
    public static string? Within(string value, string? root)
    {
        if (root is null || !Path.IsPathFullyQualified(value))
            return null;
        var inner = Path.GetRelativePath(root, value).Replace('\\', '/');
        return Path.IsPathRooted(inner) || inner.Split('/')[0] == ".." ? null : inner;
    }

    /// <summary>The value with the version's own place in it, where the version has that place.</summary>
    /// <param name="value">The value.</param>
    /// <param name="root">The root of today's sources; null if it is not known.</param>
    /// <param name="sources">The root of the version's.</param>
    public static string Of(string value, string? root, string sources)
    {
        if (Within(value, root) is not { } inner)
            return value;
        var own = Path.GetFullPath(Path.Combine(sources, inner));
        var end = Path.EndsInDirectorySeparator(value) ? Path.DirectorySeparatorChar.ToString() : string.Empty;
        return Path.Exists(own) ? Path.TrimEndingDirectorySeparator(own) + end : value;
    }
}
