namespace SplNet.History.Importing;

/// <summary>
/// The character U+0000 in texts of JSON. SQLite takes it and PostgreSQL does not; so that all histories agree, the character for what cannot be shown stands in its place before any key is made.
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
            json = json[Math.Min(2, json.Length)..]; // what follows is escaped, be it another of these
        }
    }
}
