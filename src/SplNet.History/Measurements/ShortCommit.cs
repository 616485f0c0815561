namespace SplNet.History.Measurements;

/// <summary>The id of a commit for people.</summary>
internal static class ShortCommit
{
    private const int Length = 10;

    /// <summary>Its beginning; what other tools call their commits may be shorter.</summary>
    public static string Of(string commit) => commit[..Math.Min(Length, commit.Length)];
}
