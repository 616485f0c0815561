using System.Globalization;

namespace SplNet.Tool.Methods;

/// <summary>Reads scattered over memory.</summary>
internal static class Lookup
{
    private const int Keys = 1000;

    private static readonly string[] Names =
    [
        .. Enumerable.Range(0, Keys).Select(static number => number.ToString(CultureInfo.InvariantCulture)),
    ];
    private static readonly Dictionary<string, int> Numbers = Names.Index().ToDictionary(
        static entry => entry.Item, static entry => entry.Index, StringComparer.Ordinal);

    public static Operand Operand() => SplNet.Operand.Of(Sum);

    private static int Sum()
    {
        var sum = 0;
        foreach (var name in Names)
            sum += Numbers[name];
        return sum;
    }
}
