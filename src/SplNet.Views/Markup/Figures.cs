using System.Globalization;

namespace SplNet.Views.Markup;

/// <summary>Formats numbers for pages: four significant digits with a suitable unit.</summary>
internal static class Figures
{
    private static readonly (double Size, string Symbol)[] Times = [(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns")];

    /// <summary>Formats a number without a unit; infinite ones are missing bounds.</summary>
    public static string Plain(double value) =>
        double.IsNaN(value) ? "not known"
        : double.IsPositiveInfinity(value) ? "∞"
        : double.IsNegativeInfinity(value) ? "−∞"
        : Digits(value);

    /// <summary>Formats a number in a unit of the document.</summary>
    public static string In(string unit, double value)
    {
        if (!double.IsFinite(value))
            return Plain(value);
        switch (unit)
        {
            case "Nanoseconds":
                var (size, symbol) = Array.Find(Times, time => Math.Abs(value) >= time.Size) is { Size: > 0 } found ? found : Times[^1];
                return $"{Digits(value / size)} {symbol}";
            case "Bytes":
                return $"{value.ToString("#,0.###", CultureInfo.InvariantCulture)} B"; // exact, because bytes are counted
            case "Instructions":
                return $"{value.ToString("#,0.###", CultureInfo.InvariantCulture)} instructions";
            case "OperationsPerSecond":
                return $"{Digits(value)}/s";
            default:
                return Digits(value);
        }
    }

    /// <summary>Formats a coordinate in a picture.</summary>
    public static string At(double value) => value.ToString("0.#", CultureInfo.InvariantCulture);

    private static string Digits(double value)
    {
        if (value == 0)
            return "0";
        var before = (int)Math.Floor(Math.Log10(Math.Abs(value))) + 1;
        return before is < -3 or > 9
            ? value.ToString("0.###e+0", CultureInfo.InvariantCulture)
            : value.ToString(before >= 4 ? "#,0" : "0." + new string('#', 4 - before), CultureInfo.InvariantCulture);
    }
}
