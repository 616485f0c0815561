namespace SplNet.Versions.Builds.MSBuild;

/// <summary>
/// The user's property values that name folders in the current sources. A version that is built with them would read current files, so it
/// gets its own folders.
/// </summary>
internal static class OwnPlaces
{
    /// <summary>Gets the path within the current sources; null for any other value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="root">The root of the current sources; null if unknown.</param>
    public static string? Within(string value, string? root)
    {
        if (root is null || !Path.IsPathFullyQualified(value))
            return null;
        var inner = Path.GetRelativePath(root, value).Replace('\\', '/');
        return Path.IsPathRooted(inner) || inner.Split('/')[0] == ".." ? null : inner;
    }

    /// <summary>Replaces the path in the value by the version's path, if the version has it.</summary>
    /// <param name="value">The value.</param>
    /// <param name="root">The root of the current sources; null if unknown.</param>
    /// <param name="sources">The root of the version's sources.</param>
    public static string Of(string value, string? root, string sources)
    {
        if (Within(value, root) is not { } inner)
            return value;
        var own = Path.GetFullPath(Path.Combine(sources, inner));
        var end = Path.EndsInDirectorySeparator(value) ? Path.DirectorySeparatorChar.ToString() : string.Empty;
        return Path.Exists(own) ? Path.TrimEndingDirectorySeparator(own) + end : value;
    }
}
