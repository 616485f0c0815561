using System.Text.Json;
using NuGet.Versioning;

namespace SplNet.Versions.Packages;

/// <summary>Reads the files of packages from <c>project.assets.json</c>, the result of a restore.</summary>
internal sealed class AssetsReader(JsonElement root)
{
    // A placeholder for "nothing is needed for this framework".
    private const string Placeholder = "_._";

    private readonly JsonElement _target = root.GetProperty("targets").EnumerateObject().First().Value;

    /// <summary>Reads all packages.</summary>
    public IReadOnlyList<PackageLibrary> Libraries()
    {
        var roots = root.GetProperty("packageFolders").EnumerateObject().Select(static folder => folder.Name).ToList();
        var libraries = root.GetProperty("libraries");
        return
        [
            .. _target.EnumerateObject().Select(library =>
            {
                var name = library.Name.Split('/');
                var path = libraries.GetProperty(library.Name).GetProperty("path").GetString()!;
                var folder = roots.Select(parent => Path.Combine(parent, path)).First(Directory.Exists);
                return new PackageLibrary(name[0], NuGetVersion.Parse(name[1]), folder, library.Name);
            }),
        ];
    }

    /// <summary>Reads the files of a package.</summary>
    public IEnumerable<PackageAsset> Assets(PackageLibrary library)
    {
        var groups = _target.GetProperty(library.Key);
        return Group("runtime", static (path, _) => Path.GetFileName(path))
            .Concat(Group("native", static (path, _) => Path.GetFileName(path)))
            .Concat(Group("resource", static (path, properties) =>
                Path.Combine(properties.GetProperty("locale").GetString()!, Path.GetFileName(path))))
            .Concat(Group("runtimeTargets", static (path, _) => path));

        IEnumerable<PackageAsset> Group(string name, Func<string, JsonElement, string> place) =>
            groups.TryGetProperty(name, out var files)
                ? files.EnumerateObject()
                    .Where(static file => Path.GetFileName(file.Name) != Placeholder)
                    .Select(file => new PackageAsset(
                        library.Id, Path.Combine(library.Folder, file.Name), place(file.Name, file.Value), name == "runtime",
                        FrameworkOf(file.Name)))
                : [];
    }

    // lib/net8.0/Name.dll
    private static string FrameworkOf(string path) => path.Split('/') is ["lib", var framework, ..] ? framework : string.Empty;
}
