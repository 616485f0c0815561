using SplNet.Versions.Builds;

namespace SplNet.Versions.Tests.Builds;

/// <summary>Sources as a test writes them down.</summary>
internal static class Sources
{
    public const string Project = "src/Lib ü/Lib.csproj";

    /// <summary>A configuration without any source: what needs one fails at once, and nothing is asked of a registry.</summary>
    public const string NoRegistry = "<configuration><packageSources><clear /></packageSources></configuration>";

    /// <summary>A request for sources, whose key is that of their content.</summary>
    public static BuildRequest Request(BuildOptions options, params (string Path, string Content)[] files) => new()
    {
        Name = "v1.2",
        SourceKey = BuildKey.Of(files.SelectMany(static file => new[] { file.Path, file.Content })),
        ProjectPath = Project,
        Options = options,
        Export = (folder, _) => ExportAsync(folder, [.. files, ("NuGet.config", NoRegistry)]),
    };

    /// <summary>A project file.</summary>
    public static string ProjectFile(string properties, string items = "") =>
        $"<Project Sdk=\"Microsoft.NET.Sdk\"><PropertyGroup>{properties}</PropertyGroup>{items}</Project>";

    /// <summary>A class with one method.</summary>
    public static string Code(string result) =>
        $"namespace Lib; public static class Sorter {{ public static string Name() => \"{result}\"; }}";

    private static async Task ExportAsync(string folder, IReadOnlyList<(string Path, string Content)> files)
    {
        Assert.False(Directory.Exists(folder));
        foreach (var (path, content) in files)
        {
            var full = Path.Combine(folder, path);
            Directory.CreateDirectory(Path.GetDirectoryName(full)!);
            await File.WriteAllTextAsync(full, content);
        }
    }
}
