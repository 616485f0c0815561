using System.Globalization;

namespace SplNet.Values;

/// <summary>Formats numbers of things: "1 run", "2 runs".</summary>
internal static class Plural
{
    public static string Of(long count, string one) => Of(count, one, one + "s");

    public static string Of(long count, string one, string many) =>
        $"{count.ToString(CultureInfo.InvariantCulture)} {(count == 1 ? one : many)}";

    /// <summary>Formats a range: "2 iterations", "2 to 5 iterations".</summary>
    public static string Range(long fewest, long most, string one) =>
        fewest == most ? Of(most, one) : $"{fewest.ToString(CultureInfo.InvariantCulture)} to {Of(most, one)}";
}
