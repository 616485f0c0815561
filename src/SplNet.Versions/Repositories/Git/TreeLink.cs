using System.Text;
using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>A symbolic link of a tree, whose content is its target.</summary>
internal static class TreeLink
{
    public static void Write(Blob blob, string path)
    {
        var target = blob.GetContentText(Encoding.UTF8);
        try
        {
            File.CreateSymbolicLink(path, target);
        }
        catch (Exception failure) when (OperatingSystem.IsWindows() && (failure is IOException or UnauthorizedAccessException))
        {
            // Without permission to create links, git also writes a file with the target's name.
            File.WriteAllText(path, target);
        }
    }
}
