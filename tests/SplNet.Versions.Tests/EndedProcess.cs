namespace SplNet.Versions.Tests;

/// <summary>Processes that must not run any more.</summary>
internal static class EndedProcess
{
    // One that was killed is gone, or waits for an init process that may never ask for its exit code.
    public static void Assert(string id)
    {
        var path = $"/proc/{id.Trim()}/stat";
        Xunit.Assert.True(
            SpinWait.SpinUntil(() => !File.Exists(path) || IsDead(path), TimeSpan.FromSeconds(10)), $"Process {id.Trim()} still runs.");
    }

    private static bool IsDead(string path)
    {
        try
        {
            return File.ReadAllText(path).Split(')')[^1].TrimStart().StartsWith('Z');
        }
        catch (IOException)
        {
            return true; // gone between the two looks
        }
    }
}
