namespace SplNet.Values;

/// <summary>Texts that must not take the room of all others.</summary>
internal static class ShortText
{
    /// <summary>A text, or its beginning where it is longer.</summary>
    /// <param name="text">The text.</param>
    /// <param name="longest">How many characters of it are kept.</param>
    public static string Of(string text, int longest) => text.Length <= longest ? text : text[..longest] + "…";
}
