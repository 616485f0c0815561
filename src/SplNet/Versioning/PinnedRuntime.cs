using SplNet.Values.Runtimes;

namespace SplNet.Versioning;

/// <summary>A copy of a program's runtime configuration that pins its processes to exactly one version of .NET.</summary>
/// <param name="Version">The version.</param>
/// <param name="ConfigurationPath">The path of the copy.</param>
internal sealed record PinnedRuntime(RuntimeVersion Version, string ConfigurationPath)
{
    private const string Ending = ".json";
    private const string DevelopmentEnding = ".dev.json";

    /// <summary>The version as processes report it: <c>.NET 11.0.0</c>.</summary>
    public string Description => $".NET {Version}";

    /// <summary>Writes the copy.</summary>
    /// <param name="assembly">The assembly of the program.</param>
    /// <param name="choice">The versions of its frameworks.</param>
    /// <param name="path">The path of the copy.</param>
    public static PinnedRuntime Write(string assembly, RuntimeChoice choice, string path)
    {
        var configuration = RuntimeConfiguration.Of(assembly)!;
        File.WriteAllText(path, configuration.With(choice.Versions));

        // The host reads package folders from a file next to the configuration.
        if (Development(configuration.Path) is var development && File.Exists(development))
            File.Copy(development, Development(path));
        return new PinnedRuntime(choice.Core, path);
    }

    /// <summary>The reason why a run does not count; null if its process used this runtime.</summary>
    /// <param name="reported">The runtime that the process reported.</param>
    public string? Problem(string reported) => reported == Description ? null
        : reported.Length == 0
        ? "Its process did not report its runtime: it has loaded an older SplNet. Build the project again with this version."
        : $"Its process ran on {reported} instead of {Description}, so the run does not count. " +
            "Remove what changes the runtime of processes that are started, such as a wrapper around the 'dotnet' command.";

    private static string Development(string path) => path[..^Ending.Length] + DevelopmentEnding;
}
