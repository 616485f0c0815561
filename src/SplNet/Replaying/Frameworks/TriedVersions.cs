using System.Reflection;

namespace SplNet.Replaying.Frameworks;

/// <summary>The versions of a test framework that SplNet was tried with; another one works as far as it can.</summary>
/// <param name="Lowest">The lowest, as major and minor.</param>
/// <param name="Highest">The highest, as major and minor.</param>
internal sealed record TriedVersions(Version Lowest, Version Highest)
{
    /// <summary>What is to be said of the version at hand; null where it was tried, or does not tell itself.</summary>
    /// <param name="framework">The framework's name.</param>
    /// <param name="assembly">An assembly of it.</param>
    public string? Note(string framework, Assembly assembly) => VersionOf(assembly) is { } version && (version < Lowest || version > Highest)
        ? $"{framework} {version} is outside of what SplNet was tried with, {Lowest} to {Highest}: it works as far as the framework kept what is used of it."
        : null;

    // Some frameworks keep the version of their assemblies, for the sake of those that refer to them.
    private static Version? VersionOf(Assembly assembly) =>
        (assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? assembly.GetCustomAttribute<AssemblyFileVersionAttribute>()?.Version) is { } text
        && Version.TryParse(text.Split('+', '-')[0], out var version)
            ? new Version(version.Major, version.Minor)
            : null;
}
