using System.Globalization;

namespace SplNet.Syntax.Binding;

/// <summary>The whole numbers that number types hold.</summary>
internal static class NumberRange
{
    private static readonly Dictionary<string, (decimal Least, decimal Most)> Ranges = new(StringComparer.Ordinal)
    {
        ["sbyte"] = (sbyte.MinValue, sbyte.MaxValue), ["byte"] = (byte.MinValue, byte.MaxValue),
        ["short"] = (short.MinValue, short.MaxValue),
        ["ushort"] = (ushort.MinValue, ushort.MaxValue), ["int"] = (int.MinValue, int.MaxValue), ["uint"] = (uint.MinValue, uint.MaxValue),
        ["long"] = (long.MinValue, long.MaxValue), ["ulong"] = (ulong.MinValue, ulong.MaxValue), ["nint"] = (long.MinValue, long.MaxValue),
        ["nuint"] = (ulong.MinValue, ulong.MaxValue),
    };

    public static bool IsInteger(string? keyword) => keyword is not null && Ranges.ContainsKey(keyword);

    /// <summary>True if the type of that keyword holds the number.</summary>
    public static bool Holds(string? keyword, double number)
    {
        if (keyword is "double" or "float" or "decimal")
            return true;
        return keyword is not null && Ranges.TryGetValue(keyword, out var range) && IsWhole(number) && (decimal)number >= range.Least
            && (decimal)number <= range.Most;
    }

    public static bool IsWhole(double number) => Math.Abs(number) <= Numbers.Largest && Math.Floor(number).Equals(number);

    /// <summary>Gets a key that is equal for two whole numbers if every integer type holds both or neither.</summary>
    public static int KindOf(double number)
    {
        var passed = 0;
        foreach (var (least, most) in Ranges.Values)
            passed += ((decimal)number >= least ? 1 : 0) + ((decimal)number > most ? Ranges.Count + 1 : 0);
        return passed;
    }

    /// <summary>Formats the smallest and the largest number; null if they depend on the process, or if the type has fractions.</summary>
    public static string? TextOf(string? keyword) =>
        keyword is not (null or "nint" or "nuint") && Ranges.TryGetValue(keyword, out var range)
            ? string.Format(CultureInfo.InvariantCulture, "from {0} to {1}", range.Least, range.Most)
            : null;
}
