using System.Text.Json;
using System.Text.Json.Nodes;
using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Builds;

/// <summary>
/// The folders in which hosted web applications look for settings, pages and static files during tests. Files in the test output name these
/// folders: the project folders (Microsoft.AspNetCore.Mvc.Testing) and the folders of static assets. The private copy of the sources is
/// deleted after the build, so a version keeps the folders.
/// </summary>
internal static class ContentRoots
{
    /// <summary>The file with the folder of each project, by the full name of its assembly.</summary>
    public const string Manifest = "MvcTestingAppManifest.json";

    /// <summary>
    /// The folder of a version that contains them: a folder for each assembly, and one for each file that names static assets.
    /// </summary>
    public const string Folder = "splnet-content-roots";

    private const string Assets = "*.staticwebassets.runtime.json";
    private const string Roots = "ContentRoots";

    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true };

    /// <summary>Keeps the folders of a version and makes the paths in its files relative to it.</summary>
    /// <param name="sources">The private copy of the sources.</param>
    /// <param name="files">The folder of the version.</param>
    /// <param name="application">The simple name and the folder of the project that was built, if it is a web
    /// application; otherwise null.</param>
    public static void Keep(string sources, string files, (string Assembly, string Folder)? application)
    {
        if (application is var (assembly, folder))
            Copy(folder, files, Path.Combine(Folder, assembly), isProject: true);
        Change(Path.Combine(files, Manifest), (name, root) =>
            IsMade(root) ? Copy(root, files, Path.Combine(Folder, name), isProject: true) : null);
        foreach (var file in Directory.EnumerateFiles(files, Assets))
            Change(file, (index, root) =>
                IsMade(root) ? Copy(root, files, Path.Combine(Folder, Path.GetFileName(file), index), isProject: false) : null);

        bool IsMade(string root) => IsBelow(root, sources) && Directory.Exists(root);
    }

    /// <summary>
    /// Changes the files in a copy of the test output to name the version's folders. The tests may be the
    /// current ones; then only the folder of the application comes from the version.
    /// </summary>
    /// <param name="output">The copy.</param>
    /// <param name="own">The assembly of the version.</param>
    public static void Place(string output, AssemblyIdentity own)
    {
        if (!Directory.Exists(Path.Combine(output, Folder)))
            return;
        Change(Path.Combine(output, Manifest), (name, root) =>
            InCopy(root) ?? (name == own.Name && Path.Combine(output, Folder, name) is var kept && Directory.Exists(kept) ? kept : null));
        foreach (var file in Directory.EnumerateFiles(output, Assets))
            Change(file, (_, root) => InCopy(root));

        string? InCopy(string root) => root.StartsWith(Folder, StringComparison.Ordinal) ? Path.Combine(output, root) : null;
    }

    private static string Copy(string root, string files, string place, bool isProject)
    {
        var kept = Path.Combine(files, place);
        if (!Directory.Exists(kept))
        {
            Directory.CreateDirectory(kept);
            foreach (var file in FileTree.Files(root)
                .Where(file => !isProject || !file.Split(Path.DirectorySeparatorChar).Any(static part => part is "bin" or "obj")))
                FileTree.CopyFile(root, kept, file);
        }

        return place + Path.DirectorySeparatorChar;
    }

    // Folders appear as the values of simple names before a comma, or in a list.
    private static void Change(string path, Func<string, string, string?> change)
    {
        if (!File.Exists(path) || JsonNode.Parse(File.ReadAllText(path)) is not JsonObject content)
            return;
        if (content[Roots] is JsonArray list)
        {
            for (var index = 0; index < list.Count; index++)
            {
                if (Text(list[index]) is { } root && change(FormattableString.Invariant($"{index}"), root) is { } changed)
                    list[index] = changed;
            }
        }
        else
        {
            foreach (var (name, node) in content.ToList())
            {
                if (Text(node) is { } root && change(name.Split(',')[0], root) is { } changed)
                    content[name] = changed;
            }
        }

        File.WriteAllText(path, content.ToJsonString(Indented));
    }

    private static string? Text(JsonNode? node) => node is JsonValue value && value.TryGetValue<string>(out var text) ? text : null;

    private static bool IsBelow(string path, string folder) =>
        (Path.TrimEndingDirectorySeparator(Path.GetFullPath(path)) + Path.DirectorySeparatorChar).StartsWith(
            Path.TrimEndingDirectorySeparator(folder) + Path.DirectorySeparatorChar, StringComparison.Ordinal);
}
