namespace SplNet.Tool.Requirements;

/// <summary>What a project has built in Release, where the SDK puts it: in the folder of its framework, or one of a platform in that.</summary>
internal static class BuiltPrograms
{
    private const string Suffix = ".runtimeconfig.json";

    // It lies beside every program that measures.
    private const string HostName = "SplNet.Host.dll";

    private static readonly string Release = Path.Combine("bin", "Release");

    /// <summary>The programs that lie in a folder itself; where none does, those that the project there has built.</summary>
    public static IReadOnlyList<string> Of(string folder) => Beside(folder) is { Count: > 0 } beside ? beside : In(folder);

    /// <summary>The programs that lie in a folder itself.</summary>
    public static IReadOnlyList<string> Beside(string folder) =>
    [
        .. Directory.EnumerateFiles(folder, "*" + Suffix)
            .Select(static path => path[..^Suffix.Length] + ".dll")
            .Where(static path => File.Exists(path) && Path.GetFileName(path) != HostName)
            .Order(StringComparer.Ordinal),
    ];

    /// <summary>The programs that the project in a folder has built.</summary>
    public static IReadOnlyList<string> In(string folder)
    {
        var output = Path.Combine(folder, Release);
        if (!Directory.Exists(output))
            return [];
        var ofFrameworks = Directory.EnumerateDirectories(output).Order(StringComparer.Ordinal).ToList();
        var found = ofFrameworks.SelectMany(Beside).ToList();
        return found.Count > 0 ? found : [.. ofFrameworks.SelectMany(Directory.EnumerateDirectories).Order(StringComparer.Ordinal).SelectMany(Beside)];
    }
}
