using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.Json;

namespace SplNet.Tool.Requirements;

/// <summary>The shared frameworks that a program asks for and the tool itself does not, such as that of ASP.NET Core.</summary>
internal sealed class SharedFrameworks
{
    private const string Own = "Microsoft.NETCore.App";

    private SharedFrameworks(IReadOnlyList<string> folders) => Folders = folders;

    /// <summary>Where they are installed.</summary>
    public IReadOnlyList<string> Folders { get; }

    /// <summary>What the runtime configuration beside an assembly names, where it is installed.</summary>
    public static SharedFrameworks Of(string assembly)
    {
        var configuration = Path.ChangeExtension(assembly, ".runtimeconfig.json");
        if (!File.Exists(configuration))
            return new SharedFrameworks([]);
        using var document = JsonDocument.Parse(File.ReadAllText(configuration));
        return new SharedFrameworks([.. Named(document.RootElement).Where(static name => name != Own).Select(FolderOf).OfType<string>()]);
    }

    public string? PathOf(AssemblyName name) => Folders.Select(folder => Path.Combine(folder, name.Name + ".dll")).FirstOrDefault(File.Exists);

    private static IEnumerable<string> Named(JsonElement root)
    {
        if (!root.TryGetProperty("runtimeOptions", out var options))
            return [];
        if (options.TryGetProperty("framework", out var one))
            return [one.GetProperty("name").GetString()!];
        return options.TryGetProperty("frameworks", out var several) ? [.. several.EnumerateArray().Select(static framework => framework.GetProperty("name").GetString()!)] : [];
    }

    // Beside the framework that runs the tool, in the newest version of the same generation.
    private static string? FolderOf(string framework)
    {
        var shared = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", framework));
        return !Directory.Exists(shared)
            ? null
            : Directory.EnumerateDirectories(shared)
                .Select(static folder => (Folder: folder, Version: Version.TryParse(Path.GetFileName(folder), out var version) ? version : null))
                .Where(static found => found.Version?.Major == Environment.Version.Major)
                .OrderByDescending(static found => found.Version)
                .Select(static found => found.Folder)
                .FirstOrDefault();
    }
}
