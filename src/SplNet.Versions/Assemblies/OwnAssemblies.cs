using System.Text.Json;

namespace SplNet.Versions.Assemblies;

/// <summary>Which assemblies of an output folder were built from the same sources as the project's: those of its project references.</summary>
internal static class OwnAssemblies
{
    /// <summary>Their file names, with that of the assembly itself first, as the dependency file beside it tells. Without such a file, the assembly alone.</summary>
    public static IReadOnlyList<string> Of(string assembly)
    {
        var name = Path.GetFileName(assembly);
        var path = Path.ChangeExtension(assembly, ".deps.json");
        if (!File.Exists(path))
            return [name];
        using var document = JsonDocument.Parse(File.ReadAllText(path));
        var projects = document.RootElement.GetProperty("libraries").EnumerateObject()
            .Where(static library => library.Value.GetProperty("type").GetString() == "project")
            .Select(static library => library.Name)
            .ToHashSet(StringComparer.Ordinal);
        var files = document.RootElement.GetProperty("targets").EnumerateObject()
            .SelectMany(static target => target.Value.EnumerateObject())
            .Where(library => projects.Contains(library.Name) && library.Value.TryGetProperty("runtime", out _))
            .SelectMany(static library => library.Value.GetProperty("runtime").EnumerateObject())
            .Select(static asset => Path.GetFileName(asset.Name));
        return [name, .. files.Where(file => file != name).Distinct(StringComparer.Ordinal)];
    }
}
