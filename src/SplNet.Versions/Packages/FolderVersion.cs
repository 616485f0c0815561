using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Packages;

/// <summary>A version built by the user: an assembly in a folder, used as it is.</summary>
internal static class FolderVersion
{
    /// <summary>Opens the version. Its key is a hash of all files of the folder.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="fileName">The file name of the assembly in it.</param>
    /// <exception cref="PackageException">The assembly does not exist.</exception>
    public static BuiltVersion Open(string folder, string fileName)
    {
        var root = Path.GetFullPath(folder);
        var path = Path.Combine(root, fileName);
        if (!File.Exists(path))
            throw new PackageException($"{root} holds no {fileName}.");
        var identity = AssemblyIdentity.TryOf(path) ?? throw new PackageException($"{path} is not a .NET assembly.");
        var framework = AssemblyFramework.Of(path);
        return new BuiltVersion
        {
            Name = folder,
            Key = ContentHash.Of(root, FileTree.Files(root)),
            Folder = root,
            FileName = fileName,
            Identity = identity,
            OwnFiles = OwnAssemblies.Of(path),
            TargetFramework = framework,
            FrameworkReason = framework.Length == 0
                ? "The assembly does not name a target framework."
                : $"{framework} is the framework of the assembly.",
        };
    }
}
