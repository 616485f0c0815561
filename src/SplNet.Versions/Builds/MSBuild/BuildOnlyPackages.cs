using System.Xml.Linq;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>Packages that only serve the build, such as analyzers and version stampers. The code does not need them.</summary>
internal sealed class BuildOnlyPackages
{
    private readonly HashSet<string> _private = new(StringComparer.OrdinalIgnoreCase);
    private readonly HashSet<string> _others = new(StringComparer.OrdinalIgnoreCase);

    private BuildOnlyPackages(IEnumerable<XElement> references)
    {
        foreach (var reference in references)
            (IsPrivate(reference) ? _private : _others).UnionWith(Names(reference));
    }

    /// <summary>Reads the references of all projects.</summary>
    /// <param name="projects">The projects and their imports.</param>
    public static BuildOnlyPackages Of(IReadOnlyList<(string File, XElement Content)> projects) =>
        new(projects.SelectMany(static project => References(project.Content)));

    /// <summary>True if each reference hides the package from the users of the project.</summary>
    /// <param name="package">Its name.</param>
    public bool Contains(string package) => _private.Contains(package) && !_others.Contains(package);

    private static IEnumerable<XElement> References(XElement project) =>
        project.Descendants().Where(static element => element.Name.LocalName is "PackageReference" or "GlobalPackageReference");

    private static string[] Names(XElement reference) =>
        ((string?)reference.Attribute("Include") ?? (string?)reference.Attribute("Update") ?? string.Empty).Split(
            ';', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);

    private static bool IsPrivate(XElement reference) => reference.Name.LocalName == "GlobalPackageReference"
        || string.Equals(
            ((string?)reference.Attribute("PrivateAssets")
                ?? reference.Elements().FirstOrDefault(static element => element.Name.LocalName == "PrivateAssets")?.Value)?.Trim(),
            "all",
            StringComparison.OrdinalIgnoreCase);
}
