using System.Xml;
using System.Xml.Linq;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>The projects of a source folder, with the files that they may import.</summary>
internal static class ProjectSources
{
    private static readonly string[] Files = ["*.props", "*.targets", "*.*proj"];
    private static readonly EnumerationOptions Below = new() { RecurseSubdirectories = true, IgnoreInaccessible = true };

    /// <summary>Reads the projects.</summary>
    /// <param name="sources">The folder.</param>
    public static IReadOnlyList<(string File, XElement Content)> Read(string sources) =>
    [
        .. Directory.Exists(sources)
            ? Files.SelectMany(pattern => Directory.EnumerateFiles(sources, pattern, Below)).Select(static file => (file, ContentOf(file)!))
                .Where(static project => project.Item2 is not null)
            : [],
    ];

    // The build itself reports files that are not XML.
    private static XElement? ContentOf(string file)
    {
        try
        {
            return XElement.Load(file);
        }
        catch (XmlException)
        {
            return null;
        }
    }
}
