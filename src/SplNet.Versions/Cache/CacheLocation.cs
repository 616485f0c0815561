namespace SplNet.Versions.Cache;

/// <summary>The location of the cache.</summary>
internal static class CacheLocation
{
    /// <summary>The environment variable that names the folder.</summary>
    public const string Variable = "SPLNET_CACHE";

    private const string Name = "splnet";

    /// <summary>Gets the folder for this user on this machine.</summary>
    /// <param name="option">The requested folder, or null.</param>
    /// <exception cref="CacheException">No folder is available.</exception>
    public static string Of(string? option) => Of(
        option,
        Environment.GetEnvironmentVariable,
        OperatingSystem.IsWindows() ? CachePlatform.Windows : OperatingSystem.IsMacOS() ? CachePlatform.Mac : CachePlatform.Unix);

    internal static string Of(string? option, Func<string, string?> variable, CachePlatform platform)
    {
        if (option is { Length: > 0 })
            return Path.GetFullPath(option);
        if (variable(Variable) is { Length: > 0 } named)
            return Path.GetFullPath(named);
        return platform switch
        {
            CachePlatform.Windows =>
                Path.Combine(Known(variable("LOCALAPPDATA"), Environment.SpecialFolder.LocalApplicationData), "SplNet", "Cache"),
            CachePlatform.Mac => Path.Combine(Home(variable), "Library", "Caches", Name),

            // The specification says to ignore a relative path.
            _ when variable("XDG_CACHE_HOME") is { Length: > 0 } caches && Path.IsPathRooted(caches) => Path.Combine(caches, Name),
            _ => Path.Combine(Home(variable), ".cache", Name),
        };
    }

    private static string Home(Func<string, string?> variable) => Known(variable("HOME"), Environment.SpecialFolder.UserProfile);

    private static string Known(string? variable, Environment.SpecialFolder folder) =>
        variable is { Length: > 0 } path ? path
        : Environment.GetFolderPath(folder) is { Length: > 0 } known ? known
        : throw new CacheException($"The cache of built versions needs a home folder. Set {Variable} to a folder.");
}
