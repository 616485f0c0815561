using System.Reflection;

namespace SplNet.Replaying.Frameworks;

/// <summary>The versions of a test framework with which SplNet was tested; other versions may work as well.</summary>
/// <param name="Lowest">The lowest version, as major and minor.</param>
/// <param name="Highest">The highest version, as major and minor.</param>
internal sealed record TriedVersions(Version Lowest, Version Highest)
{
    /// <summary>A note about the installed version; null if it was tested, or if it is unknown.</summary>
    /// <param name="framework">The framework's name.</param>
    /// <param name="assembly">An assembly of the framework.</param>
    public string? Note(string framework, Assembly assembly) =>
        VersionOf(assembly) is { } version && (version < Lowest || version > Highest)
            ? $"{framework} {version} is outside the range that SplNet was tried with, {Lowest} to {Highest}. " +
                "It works only if the members that SplNet uses have not changed."
            : null;

    // Some frameworks freeze their assembly version for the sake of referencing assemblies.
    private static Version? VersionOf(Assembly assembly) =>
        (assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion
            ?? assembly.GetCustomAttribute<AssemblyFileVersionAttribute>()?.Version) is { } text
        && Version.TryParse(text.Split('+', '-')[0], out var version)
            ? new Version(version.Major, version.Minor)
            : null;
}
