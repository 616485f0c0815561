using System.Text.Json;

namespace SplNet.Versions.Assemblies;

/// <summary>A library as the dependency file of an assembly lists it.</summary>
/// <param name="Name">Its name; for a package, the package name.</param>
/// <param name="Kind"><c>project</c>, <c>package</c> or <c>reference</c>.</param>
/// <param name="Files">The file names of its assemblies.</param>
internal sealed record DependencyLibrary(string Name, string Kind, IReadOnlyList<string> Files)
{
    /// <summary>Gets the path of the dependency file of an assembly.</summary>
    public static string FileOf(string assembly) => Path.ChangeExtension(assembly, ".deps.json");

    /// <summary>Reads all libraries in the dependency file of an assembly.</summary>
    /// <exception cref="FileNotFoundException">The file does not exist.</exception>
    public static IReadOnlyList<DependencyLibrary> Of(string assembly) => In(FileOf(assembly));

    /// <summary>Reads all libraries in a dependency file.</summary>
    /// <exception cref="FileNotFoundException">The file does not exist.</exception>
    public static IReadOnlyList<DependencyLibrary> In(string file)
    {
        using var document = JsonDocument.Parse(File.ReadAllText(file));
        var libraries = document.RootElement.GetProperty("libraries");
        return
        [
            .. document.RootElement.GetProperty("targets").EnumerateObject()
                .SelectMany(static target => target.Value.EnumerateObject())
                .Where(listed => libraries.TryGetProperty(listed.Name, out _))
                .Select(listed => new DependencyLibrary(
                    listed.Name.Split('/')[0], libraries.GetProperty(listed.Name).GetProperty("type").GetString()!,
                    AssembliesOf(listed.Value))),
        ];
    }

    private static IReadOnlyList<string> AssembliesOf(JsonElement library) =>
        library.TryGetProperty("runtime", out var files)
            ? [.. files.EnumerateObject().Select(static file => Path.GetFileName(file.Name))]
            : [];
}
