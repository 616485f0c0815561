using System.Text.Json;
using System.Text.Json.Nodes;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>The SDK version that <c>global.json</c> of the sources requires.</summary>
internal static class SdkVersionPin
{
    private const string FileName = "global.json";
    private const string Sdk = "sdk";

    private static readonly JsonDocumentOptions Lenient = new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };
    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true };

    /// <summary>Applies the option.</summary>
    /// <param name="pin">The option.</param>
    /// <param name="folders">The folders of the build.</param>
    /// <param name="projectFile">The full path of the project.</param>
    /// <param name="sdk">Gets the SDK version in a folder; null if none may be used there.</param>
    /// <returns>The ignored versions, for the report; empty if the sources require the SDK of the build.</returns>
    public static async Task<IReadOnlyList<string>> ApplyAsync(
        SdkPin pin, BuildFolders folders, string projectFile, Func<string, Task<string?>> sdk)
    {
        var files = Files(folders, projectFile).ToList();
        if (pin == SdkPin.SetAside)
        {
            // The nearest file decides.
            var isSatisfied = files.Count > 0 && await sdk(Path.GetDirectoryName(files[0])!) is { } wanted
                && wanted == await sdk(folders.Neutral);
            var setAside = files.Select(file => SetAside(file, folders)).OfType<string>().ToList();
            return isSatisfied ? [] : setAside;
        }

        if (files.Count > 0)
            File.Copy(files[0], Path.Combine(folders.Neutral, FileName), overwrite: true);
        return [];
    }

    // Goes from the folder of the project up to the root of the sources.
    private static IEnumerable<string> Files(BuildFolders folders, string projectFile)
    {
        for (var folder = Path.GetDirectoryName(projectFile); folder is not null; folder = Path.GetDirectoryName(folder))
        {
            var path = Path.Combine(folder, FileName);
            if (File.Exists(path))
                yield return path;
            if (folder == folders.Sources)
                yield break;
        }
    }

    // The rest of the file stays: the versions of MSBuild SDKs are part of the build.
    private static string? SetAside(string file, BuildFolders folders)
    {
        if (JsonNode.Parse(File.ReadAllText(file), documentOptions: Lenient) is not JsonObject content || content[Sdk] is not { } sdk)
            return null;
        content.Remove(Sdk);
        File.WriteAllText(file, content.ToJsonString(Indented));
        var version = (sdk as JsonObject)?["version"]?.ToString() ?? "no version";
        return $"{Path.GetRelativePath(folders.Sources, file).Replace('\\', '/')} requires the .NET SDK {version}; this was ignored.";
    }
}
