namespace SplNet.Versions.Repositories;

/// <summary>
/// Files that another process holds for a moment. Windows does not remove or replace an open file, whether a reader, a scanner or a process
/// that was just ended has it open; other systems do.
/// </summary>
internal static class HeldFile
{
    private const int MostAttempts = 100;

    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(20);

    /// <summary>Changes files, and retries for two seconds while they are held.</summary>
    /// <exception cref="IOException">They are still held.</exception>
    /// <exception cref="UnauthorizedAccessException">They are still held, or they belong to another user.</exception>
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
            catch (Exception held) when (attempt < attempts
                && held is (IOException and not (FileNotFoundException or DirectoryNotFoundException)) or UnauthorizedAccessException)
            {
                never.Wait(Pause);
            }
        }
    }
}
