namespace SplNet.Machine;

/// <summary>The files in which the kernel answers; a missing or closed one says nothing.</summary>
internal static class KernelFile
{
    /// <summary>The content without blanks at its ends, or null.</summary>
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
