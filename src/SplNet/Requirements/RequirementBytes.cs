using System.Text;
using SplNet.Syntax;

namespace SplNet.Requirements;

/// <summary>The bytes of a file of formulas: UTF-8, with or without a mark at its start.</summary>
internal static class RequirementBytes
{
    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

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
}
