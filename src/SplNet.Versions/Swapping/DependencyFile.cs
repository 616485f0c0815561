using System.Text.Json;
using System.Text.Json.Nodes;

namespace SplNet.Versions.Swapping;

/// <summary>
/// The dependency file of the test, in the copy. The host knows only the files that it lists, and uses the versions in it to choose between
/// files of the application and of the shared framework.
/// </summary>
internal static class DependencyFile
{
    /// <summary>The library under which the files of a version are listed.</summary>
    private const string OfVersion = "SplNet.Version/1.0.0";

    private static readonly string[] Groups = ["runtime", "resources", "native", "runtimeTargets"];
    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true };

    /// <summary>Adds new files and corrects the versions of replaced files.</summary>
    /// <param name="path">The dependency file; without one the host uses everything in the folder.</param>
    /// <param name="folder">The folder of the files.</param>
    /// <param name="files">The files, relative to the folder.</param>
    /// <param name="library">The name of the library that lists new files.</param>
    /// <param name="kind">The kind of that library.</param>
    public static void Update(string path, string folder, IReadOnlyList<string> files, string library = OfVersion, string kind = "project")
    {
        if (!File.Exists(path))
            return;
        var root = JsonNode.Parse(File.ReadAllText(path))!.AsObject();
        var target = Target(root);
        var listed = Listed(target);
        var added = new JsonObject();
        foreach (var file in files)
        {
            var place = file.Replace('\\', '/');
            if (DependencyAsset.Of(folder, place) is not { } asset)
                continue;
            if (!listed.TryGetValue(place, out var node))
                asset.AddTo(added);
            else if (node is JsonObject properties)
                asset.Describe(properties);
        }

        if (added.Count > 0)
        {
            target[library] = added;
            root["libraries"]![library] = new JsonObject { ["type"] = kind, ["serviceable"] = false, ["sha512"] = string.Empty };
        }

        File.WriteAllText(path, root.ToJsonString(Indented));
    }

    private static JsonObject Target(JsonObject root) => root["targets"]![root["runtimeTarget"]!["name"]!.GetValue<string>()]!.AsObject();

    // Keyed by their paths in the folder: assemblies of a package are directly in it, whatever their paths in the package.
    private static Dictionary<string, JsonNode?> Listed(JsonObject target)
    {
        var listed = new Dictionary<string, JsonNode?>(StringComparer.OrdinalIgnoreCase);
        foreach (var (_, library) in target)
        {
            foreach (var group in Groups)
            {
                foreach (var (file, properties) in library?[group] as JsonObject ?? [])
                    listed.TryAdd(Place(group, file, properties), properties);
            }
        }

        return listed;
    }

    private static string Place(string group, string file, JsonNode? properties) => group switch
    {
        "runtimeTargets" => file,
        "resources" => $"{properties?["locale"]?.GetValue<string>()}/{file.Split('/')[^1]}",
        _ => file.Split('/')[^1],
    };
}
