using SplNet.Versions.Repositories;

namespace SplNet.Tool.Views;

/// <summary>The file that takes the results: it is checked before anything is measured, and is either complete or unchanged.</summary>
internal sealed class ResultFile(string path)
{
    /// <summary>The suffix of a file that is being written.</summary>
    public const string Unfinished = ".unfinished";

    /// <summary>Why the file cannot be written; null if it can.</summary>
    public string? Problem()
    {
        if (Directory.Exists(path))
            return $"{path} is a folder. Name a file for the results.";
        var folder = Path.GetDirectoryName(Path.GetFullPath(path));
        if (!Directory.Exists(folder))
            return $"{path} cannot be written: the folder {folder} does not exist. Create it, or name another file.";
        return Try(() =>
        {
            if (File.Exists(path))
                File.OpenWrite(path).Dispose();
            File.Create(path + Unfinished, bufferSize: 1, FileOptions.DeleteOnClose).Dispose();
        });
    }

    /// <summary>Writes the file.</summary>
    /// <returns>Why it could not be written; null if it was.</returns>
    public string? Write(string content) => Try(() =>
    {
        File.WriteAllText(path + Unfinished, content);
        HeldFile.Insist(() => File.Move(path + Unfinished, path, overwrite: true));
    });

    private string? Try(Action write)
    {
        try
        {
            write();
            return null;
        }
        catch (Exception unwritable)
            when (unwritable is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            return $"{path} cannot be written: {unwritable.Message}";
        }
    }
}
