using System.Security.Cryptography;

namespace SplNet.Versions.Tests.Repositories;

/// <summary>
/// All that can be seen of a folder, one line for each file: what it is, its content, its rights, and when it was written if that counts.
/// </summary>
internal static class FolderState
{
    public static List<string> Of(string folder, bool withTimes = true)
    {
        var lines = new List<string>();
        Add(new DirectoryInfo(folder));
        lines.Sort(StringComparer.Ordinal);
        return lines;

        void Add(DirectoryInfo current)
        {
            foreach (var entry in current.EnumerateFileSystemInfos("*", new EnumerationOptions { AttributesToSkip = FileAttributes.None }))
            {
                lines.Add(Line(folder, entry, withTimes));
                if (entry is DirectoryInfo { LinkTarget: null } below)
                    Add(below);
            }
        }
    }

    private static string Line(string folder, FileSystemInfo entry, bool withTimes)
    {
        var path = Path.GetRelativePath(folder, entry.FullName);
        if (entry.LinkTarget is { } target)
            return $"{path} -> {target}";
        if (entry is not FileInfo file)
            return $"{path}/";
        var executable = !OperatingSystem.IsWindows() && file.UnixFileMode.HasFlag(UnixFileMode.UserExecute) ? " executable" : string.Empty;
        var time = withTimes ? $" {file.LastWriteTimeUtc:O}" : string.Empty;
        return $"{path} {Convert.ToHexString(SHA256.HashData(File.ReadAllBytes(file.FullName)))}{executable}{time}";
    }
}
