namespace SplNet.Versions.Assemblies;

/// <summary>Folders with all their content.</summary>
internal static class FileTree
{
    /// <summary>Lists the paths of all files, relative to the folder, in a fixed order.</summary>
    public static IReadOnlyList<string> Files(string folder) =>
        [.. Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).Select(path => Path.GetRelativePath(folder, path))
            .Order(StringComparer.Ordinal)];

    /// <summary>Copies all files and overwrites existing ones.</summary>
    public static void Copy(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (var file in Files(from))
            CopyFile(from, to, file);
    }

    /// <summary>Copies one file to the same place in another folder.</summary>
    public static void CopyFile(string from, string to, string file)
    {
        var target = Path.Combine(to, file);
        Directory.CreateDirectory(Path.GetDirectoryName(target)!);
        File.Copy(Path.Combine(from, file), target, overwrite: true);
    }

    /// <summary>Counts the bytes of all files.</summary>
    public static long Bytes(string folder) => Files(folder).Sum(file => new FileInfo(Path.Combine(folder, file)).Length);
}
