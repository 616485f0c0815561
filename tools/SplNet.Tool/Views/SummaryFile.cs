namespace SplNet.Tool.Views;

/// <summary>The file whose Markdown GitHub shows as the summary of a step; the tool appends to it, since others write to it too.</summary>
internal static class SummaryFile
{
    /// <summary>The variable by which GitHub names it.</summary>
    public const string Variable = "GITHUB_STEP_SUMMARY";

    /// <summary>As many bytes as GitHub takes of a step, 1 MiB.</summary>
    public const int Longest = 1 << 20;

    /// <summary>Why it cannot be written; empty if it can.</summary>
    public static IReadOnlyList<string> Problems(string path) => Append(path, string.Empty) is { } problem ? [problem] : [];

    /// <summary>Appends to it.</summary>
    /// <returns>Why it could not be written; null if it was.</returns>
    public static string? Append(string path, string text)
    {
        try
        {
            File.AppendAllText(path, text);
            return null;
        }
        catch (Exception unwritable)
            when (unwritable is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            return $"The summary of the step, {path}, cannot be written: {unwritable.Message}";
        }
    }

    /// <summary>How many bytes are left for this step.</summary>
    public static int RoomIn(string path) => (int)Math.Max(0, Longest - (File.Exists(path) ? new FileInfo(path).Length : 0));
}
