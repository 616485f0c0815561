using SplNet.Syntax;

namespace SplNet.Tool.Reading;

/// <summary>Texts of formulas, read no further than the parser reads: a longer text is reported as too long.</summary>
internal static class BoundedText
{
    public static string Read(TextReader reader)
    {
        var buffer = new char[Parser.LongestText + 1];
        return new string(buffer, 0, reader.ReadBlock(buffer, 0, buffer.Length));
    }
}
