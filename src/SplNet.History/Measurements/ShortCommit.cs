namespace SplNet.History.Measurements;

/// <summary>Formats the id of a commit for people.</summary>
internal static class ShortCommit
{
    private const int Length = 10;

    /// <summary>Gets its start; the commit ids of other tools may be shorter.</summary>
    public static string Of(string commit) => commit[..Math.Min(Length, commit.Length)];
}
