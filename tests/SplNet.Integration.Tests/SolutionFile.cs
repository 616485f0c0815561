namespace SplNet.Integration.Tests;

/// <summary>Several projects of a user, for one command that restores and builds them all.</summary>
internal static class SolutionFile
{
    /// <summary>Projects in C#, each in a folder of its name.</summary>
    public static string Of(IEnumerable<string> names) =>
        $"<Solution>{string.Concat(names.Select(static name => $"<Project Path=\"{name}/{name}.csproj\" />"))}</Solution>";
}
