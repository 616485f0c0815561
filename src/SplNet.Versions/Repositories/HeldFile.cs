namespace SplNet.Versions.Repositories;

/// <summary>
/// Files that somebody holds for a moment. On Windows a file that is open, by a reader, a scanner or a process that was just ended, is neither removed nor replaced; elsewhere that is no
/// matter.
/// </summary>
internal static class HeldFile
{
    private const int MostAttempts = 100;

    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(20);

    /// <summary>Does something to files, again for two seconds while they are held.</summary>
    /// <exception cref="IOException">They still are.</exception>
    /// <exception cref="UnauthorizedAccessException">They still are, or are not the user's.</exception>
    public static void Insist(Action change) => Insist(change, OperatingSystem.IsWindows() ? MostAttempts : 1);

    internal static void Insist(Action change, int attempts)
    {
        using var never = new ManualResetEventSlim();
        for (var attempt = 1; ; attempt++)
        {
            try
            {
                change();
                return;
            }
            catch (Exception held) when (attempt < attempts && held is (IOException and not (FileNotFoundException or DirectoryNotFoundException)) or UnauthorizedAccessException)
            {
                never.Wait(Pause);
            }
        }
    }
}
