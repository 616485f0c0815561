namespace SplNet.History.Importing;

/// <summary>
/// The character U+0000 in JSON texts. SQLite accepts it and PostgreSQL does not. To keep all histories
/// consistent, the replacement character replaces it before any key is computed.
/// </summary>
internal static class NullCharacters
{
    /// <summary>Replaces each by U+FFFD.</summary>
    /// <param name="json">A file of JSON, where the character can only be written as an escape.</param>
    public static void Replace(Span<byte> json)
    {
        while (json.IndexOf((byte)'\\') is >= 0 and var at)
        {
            json = json[at..];
            if (json.StartsWith("\\u0000"u8))
                "\\ufffd"u8.CopyTo(json);
            json = json[Math.Min(2, json.Length)..]; // the next character is escaped, even if it is a backslash
        }
    }
}
