namespace SplNet.Tool.Views;

/// <summary>The folder of pages: a missing folder is created, and pages of the same name are replaced.</summary>
internal static class ResultPages
{
    /// <summary>Why it cannot be written; empty if it can.</summary>
    public static IReadOnlyList<string> Problems(string folder)
    {
        try
        {
            Directory.CreateDirectory(folder);
            return new ResultFile(Path.Combine(folder, "index.html")).Problem() is { } problem ? [problem] : [];
        }
        catch (Exception unwritable)
            when (unwritable is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            return [$"Pages cannot be written to {folder}: {unwritable.Message}"];
        }
    }

    /// <summary>Writes the pages, up to the first failure: its reason, such as a full disk, stops the others too.</summary>
    /// <returns>Why one could not be written; empty if all were.</returns>
    public static IReadOnlyList<string> Write(string folder, IEnumerable<(string Name, string Content)> pages) =>
        [.. pages.Select(page => new ResultFile(Path.Combine(folder, page.Name)).Write(page.Content)).OfType<string>().Take(1)];
}
