namespace SplNet.Versions.Repositories;

/// <summary>Removes a folder with all its content, if it exists.</summary>
internal static class FolderRemoval
{
    public static void Remove(string folder)
    {
        if (!Directory.Exists(folder))
            return;
        // Windows does not delete read-only files, and git objects are read-only.
        if (OperatingSystem.IsWindows())
        {
            var all = new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = FileAttributes.ReparsePoint };
            foreach (var file in new DirectoryInfo(folder).EnumerateFiles("*", all))
                file.Attributes = FileAttributes.Normal;
        }

        HeldFile.Insist(() => Directory.Delete(folder, recursive: true));
    }
}
