namespace SplNet.Machine;

/// <summary>Reads the kernel's files; a missing or unreadable file yields nothing.</summary>
internal static class KernelFile
{
    /// <summary>The content without surrounding white space, or null.</summary>
    public static string? Read(string path)
    {
        try
        {
            return File.Exists(path) ? File.ReadAllText(path).Trim() : null;
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    /// <summary>The folders in a folder, or none.</summary>
    public static IReadOnlyList<string> Folders(string path, string pattern)
    {
        try
        {
            return Directory.Exists(path) ? Directory.GetDirectories(path, pattern) : [];
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            return [];
        }
    }
}
