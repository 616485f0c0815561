using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>All files of a tree, grouped by folder.</summary>
internal static class TreeListing
{
    public static List<TreeFile> Of(Repository repository, string treeId)
    {
        var tree = repository.Lookup<Tree>(treeId) ?? throw new NotFoundException($"the tree {treeId} is missing");
        var files = new List<TreeFile>();
        Add(tree, string.Empty, files);
        return files;
    }

    private static void Add(Tree tree, string folder, List<TreeFile> files)
    {
        var folders = new List<TreeEntry>();
        foreach (var entry in tree)
        {
            RefuseOutside(entry.Name, folder);
            if (entry.Mode == Mode.Directory)
                folders.Add(entry);
            else
                files.Add(new TreeFile(folder + entry.Name, entry.Target.Id, KindOf(entry.Mode)));
        }

        foreach (var entry in folders)
            Add((Tree)entry.Target, $"{folder}{entry.Name}/", files);
    }

    // Git never creates such names, but an object of a hostile repository may contain them.
    private static void RefuseOutside(string name, string folder)
    {
        var isOutside = name is "" or "." or ".." || name.Contains('/', StringComparison.Ordinal)
            || name.Equals(".git", StringComparison.OrdinalIgnoreCase)
            || (OperatingSystem.IsWindows() && name.AsSpan().ContainsAny('\\', ':'));
        if (isOutside)
            throw new LibGit2SharpException($"the folder '{folder}' has an entry named '{name}'");
    }

    private static TreeFileKind KindOf(Mode mode) => mode switch
    {
        Mode.ExecutableFile => TreeFileKind.Executable,
        Mode.SymbolicLink => TreeFileKind.Link,
        Mode.GitLink => TreeFileKind.Submodule,
        _ => TreeFileKind.File,
    };
}
