using System.Text.Json;

namespace SplNet.Revisions;

/// <summary>The package that an assembly came from, as the dependency file of the tests tells.</summary>
internal static class PackageOf
{
    /// <summary>The name of the package.</summary>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="library">The simple name of the assembly.</param>
    /// <exception cref="SplNetException">It comes from none.</exception>
    public static string Assembly(string tests, string library)
    {
        using var document = JsonDocument.Parse(File.ReadAllText(Path.ChangeExtension(tests, ".deps.json")));
        var packages = document.RootElement.GetProperty("libraries").EnumerateObject()
            .Where(static entry => entry.Value.GetProperty("type").GetString() == "package")
            .Select(static entry => entry.Name)
            .ToHashSet(StringComparer.Ordinal);
        var found = document.RootElement.GetProperty("targets").EnumerateObject()
            .SelectMany(static target => target.Value.EnumerateObject())
            .Where(entry => packages.Contains(entry.Name) && entry.Value.TryGetProperty("runtime", out var files)
                && files.EnumerateObject().Any(file => Path.GetFileNameWithoutExtension(file.Name) == library))
            .Select(static entry => entry.Name)
            .FirstOrDefault();
        return found?.Split('/')[0]
            ?? throw new SplNetException($"{library} does not come from a package, so it has no nuget: version; name one of its repository, git:v1.2, or a folder.");
    }
}
