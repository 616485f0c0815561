using System.Globalization;

namespace SplNet.Tool.Methods;

/// <summary>Text, with the small objects that it makes.</summary>
internal static class Strings
{
    private static readonly string[] Words =
    [
        .. Enumerable.Range(0, 100).Select(static number => "word" + number.ToString(CultureInfo.InvariantCulture)),
    ];

    public static Operand Operand() => SplNet.Operand.Of(JoinAndSplit);

    private static int JoinAndSplit() => string.Join(' ', Words).Split(' ').Length;
}
