using System.Reflection;

namespace SplNet.Tool;

/// <summary>The version of this tool.</summary>
internal static class ToolVersion
{
    /// <summary>As its package has it: without the revision of the sources, which follows a plus sign.</summary>
    public static string Text { get; } = typeof(ToolVersion).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion.Split('+')[0];
}
