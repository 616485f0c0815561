using System.Text;

namespace SplNet.Statements.Requirements;

/// <summary>The bytes of a file of formulas: UTF-8, with or without a mark at its start.</summary>
internal static class RequirementBytes
{
    // A character takes at most three bytes of UTF-8, or four for two of UTF-16. What is longer than the parser reads is read so far that it is refused.
    private const int Most = 4 * (Parser.LongestText + 1);

    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>The bytes of a file, no more than are needed to refuse a text that is too long: a file may have no end.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="IOException">It cannot be read.</exception>
    /// <exception cref="UnauthorizedAccessException">It may not be read.</exception>
    public static ReadOnlySpan<byte> Of(string path)
    {
        using var file = File.OpenRead(path);
        var bytes = new byte[file.CanSeek && file.Length > 0 ? (int)Math.Min(file.Length, Most) : Most];
        var length = file.ReadAtLeast(bytes, bytes.Length, throwOnEndOfStream: false);
        // The end may cut a character in two, but never the end of a whole file.
        return bytes.AsSpan(0, length < Most ? length : Whole(bytes));
    }

    /// <summary>The text; or null, and the problem with its place.</summary>
    /// <param name="bytes">The whole file.</param>
    /// <param name="place">What the problem calls the file.</param>
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
            // What stands before the first wrong byte is right, and tells its place.
            var before = Encoding.UTF8.GetString(bytes[..Math.Max(0, failure.Index)]);
            var position = new LineMap(before).PositionOf(before.Length);
            return (null, $"{place}({position}): {FormulaDiagnostic.Of(FormulaRules.NotUtf8, default, null, Convert.ToHexString(failure.BytesUnknown ?? []))}");
        }
    }

    // The length without the character that the last bytes begin.
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
