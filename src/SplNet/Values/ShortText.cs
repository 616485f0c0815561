namespace SplNet.Values;

/// <summary>Shortens texts, so that one does not displace all others.</summary>
internal static class ShortText
{
    /// <summary>The text, or its beginning if it is longer.</summary>
    /// <param name="text">The text.</param>
    /// <param name="longest">The number of characters to keep.</param>
    public static string Of(string text, int longest) => text.Length <= longest ? text : text[..longest] + "…";
}
