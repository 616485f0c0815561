using System.Xml.Linq;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>
/// The packages that a build validates its own packages against: earlier versions of the same names
/// (<c>PackageValidationBaselineVersion</c>).
/// </summary>
internal sealed class ValidationBaseline
{
    private readonly HashSet<string> _names;

    private ValidationBaseline(IEnumerable<string> names) => _names = new(names, StringComparer.OrdinalIgnoreCase);

    /// <summary>Reads it from the projects.</summary>
    /// <param name="projects">The projects and their imports.</param>
    /// <returns>The packages; null if none is validated.</returns>
    public static ValidationBaseline? Of(IReadOnlyList<(string File, XElement Content)> projects) =>
        projects.Any(static project => Values(project.Content, "PackageValidationBaselineVersion").Any())
            ? new ValidationBaseline(projects.SelectMany(static project => NamesOf(project.File, project.Content)))
            : null;

    /// <summary>True if a package has the name of one that the sources create.</summary>
    /// <param name="package">Its name.</param>
    public bool Contains(string package) => _names.Contains(package);

    private static IEnumerable<string> NamesOf(string file, XElement project) =>
        Values(project, "PackageId", "AssemblyName", "PackageValidationBaselineName").Append(Path.GetFileNameWithoutExtension(file));

    private static IEnumerable<string> Values(XElement project, params string[] names) =>
        project.Descendants().Where(element => names.Contains(element.Name.LocalName, StringComparer.Ordinal))
            .Select(static element => element.Value.Trim());
}
