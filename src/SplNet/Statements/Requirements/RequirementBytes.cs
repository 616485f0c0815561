using System.Text;

namespace SplNet.Statements.Requirements;

/// <summary>Reads the bytes of a formula file: UTF-8, with or without a byte order mark.</summary>
internal static class RequirementBytes
{
    // A character needs at most three bytes of UTF-8, or four for a surrogate pair. Longer texts are read only until the
    // parser's limit is exceeded.
    private const int Most = 4 * (Parser.LongestText + 1);

    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>Reads the bytes of a file up to the limit that rejects a text as too long: a file may be endless.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="IOException">The file cannot be read.</exception>
    /// <exception cref="UnauthorizedAccessException">The file may not be read.</exception>
    public static ReadOnlySpan<byte> Of(string path)
    {
        using var file = File.OpenRead(path);
        var bytes = new byte[file.CanSeek && file.Length > 0 ? (int)Math.Min(file.Length, Most) : Most];
        var length = file.ReadAtLeast(bytes, bytes.Length, throwOnEndOfStream: false);
        // The cut may split a character, but never at the end of a whole file.
        return bytes.AsSpan(0, length < Most ? length : Whole(bytes));
    }

    /// <summary>The text; or null, with the problem and its place.</summary>
    /// <param name="bytes">The whole file.</param>
    /// <param name="place">The name of the file in the problem.</param>
    public static (string? Text, string? Problem) Read(ReadOnlySpan<byte> bytes, string place)
    {
        if (bytes.StartsWith(Encoding.UTF8.Preamble))
            bytes = bytes[Encoding.UTF8.Preamble.Length..];
        try
        {
            return (Strict.GetString(bytes), null);
        }
        catch (DecoderFallbackException failure)
        {
            // The text before the first invalid byte is valid, and locates that byte.
            var before = Encoding.UTF8.GetString(bytes[..Math.Max(0, failure.Index)]);
            var position = new LineMap(before).PositionOf(before.Length);
            return (
                null, $"{place}({position}): " +
                    $"{FormulaDiagnostic.Of(FormulaRules.NotUtf8, default, null, Convert.ToHexString(failure.BytesUnknown ?? []))}");
        }
    }

    // The length without an incomplete character in the last bytes.
    private static int Whole(byte[] bytes)
    {
        var length = bytes.Length;
        for (var back = 1; back <= 4; back++)
        {
            if ((bytes[length - back] & 0xC0) != 0x80)
                return length - back;
        }

        return length;
    }
}
