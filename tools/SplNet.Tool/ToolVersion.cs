using System.Reflection;

namespace SplNet.Tool;

/// <summary>The version of this tool.</summary>
internal static class ToolVersion
{
    /// <summary>The version of its package: without the revision of the sources, which follows a plus sign.</summary>
    public static string Text { get; } = typeof(ToolVersion).Assembly
        .GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion.Split('+')[0];

    /// <summary>
    /// The address of the project; null if the build does not know one, since no link is better than one that leads nowhere.
    /// </summary>
    public static string? RepositoryAddress { get; } = typeof(ToolVersion).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .FirstOrDefault(static one => one.Key == "RepositoryUrl")?.Value;
}
