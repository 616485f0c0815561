using SplNet.Versions.Assemblies;

namespace SplNet.Tool.Generating.Trying;

/// <summary>Identifies the build of the tests: their code and all code next to it.</summary>
internal static class TestsBuild
{
    private static readonly string[] Endings = [".dll", ".deps.json", ".runtimeconfig.json"];

    /// <summary>A hash of the files.</summary>
    /// <param name="assembly">The path of the tests' assembly.</param>
    public static string HashOf(string assembly)
    {
        var folder = Path.GetDirectoryName(Path.GetFullPath(assembly))!;
        return ContentHash.Of(folder, FileTree.Files(folder)
            .Where(static file => Array.Exists(Endings, ending => file.EndsWith(ending, StringComparison.OrdinalIgnoreCase))));
    }
}
