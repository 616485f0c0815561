using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Repositories;

namespace SplNet.Versioning;

/// <summary>The current test project, which is compiled against a different version of the library.</summary>
/// <param name="Project">The path of its project file within the repository.</param>
/// <param name="Folder">Its folder.</param>
/// <param name="Files">Its files, relative to the folder, without build outputs.</param>
internal sealed record TestSources(string Project, string Folder, IReadOnlyList<string> Files)
{
    private static readonly string[] Built = ["bin", "obj"];

    /// <summary>The key of the content.</summary>
    public string Key { get; } = ContentHash.Of(Folder, Files);

    /// <summary>Finds the test sources.</summary>
    /// <param name="root">The root of the work tree.</param>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="library">The project of the library within the repository.</param>
    /// <exception cref="SplNetException">The tests cannot be separated from the library.</exception>
    public static TestSources In(string root, string tests, string library)
    {
        var project = ProjectSearch.Find(root, Path.GetFileNameWithoutExtension(tests));
        var folder = Path.GetDirectoryName(Path.Combine(root, project))!;
        if (Path.Combine(root, library).StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal))
            throw new SplNetException(
                $"The tests cannot be rebuilt: {library} lies in the folder of {project}, " +
                $"so today's tests would bring today's library along. Leave out {Remedy.RebuiltTests}.");
        return new TestSources(
            project, folder, [.. FileTree.Files(folder).Where(static file => !IsMade(file.Split(Path.DirectorySeparatorChar)[0]))]);
    }

    /// <summary>Copies them into the sources of the version, replacing its own tests.</summary>
    public void CopyTo(string sources)
    {
        var target = Path.Combine(sources, Path.GetDirectoryName(Project)!);
        FolderRemoval.Remove(target);
        foreach (var file in Files)
            FileTree.CopyFile(Folder, target, file);
    }

    private static bool IsMade(string name) => name.StartsWith('.') || Built.Contains(name);
}
