using System.Globalization;

namespace SplNet.Values;

/// <summary>Formats values for readers, in the invariant culture.</summary>
internal static class Quantity
{
    private static readonly (double Scale, string Unit)[] Times = [(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns")];

    private static readonly (double Scale, string Unit)[] Sizes = [(1024 * 1024 * 1024, "GB"), (1024 * 1024, "MB"), (1024, "KB"), (1, "B")];

    // Rare events are reported per this number of operations.
    private static readonly (double Scale, string Unit)[] Counts =
    [
        (1e6, "million times"), (1, "times"), (1e-3, "times per 1000 operations"), (1e-6, "times per million operations"),
    ];

    private static readonly (double Scale, string Unit)[] Rates = [(1e6, "Mop/s"), (1e3, "Kop/s"), (1, "op/s")];

    // Smaller values are only rounding errors.
    private const double Smallest = 1e-12;

    // A larger bound of an interval is meaningless.
    private const double Largest = 1e12;
    private const int MostDecimals = 15;

    // Digits of larger numbers are rounded away.
    private const double Long = 10_000;
    private const int MostDigits = 4;

    // A value that would be rounded to 1000 of a unit is shown as 1 of the next unit.
    private const double AlmostOne = 0.9995;

    public static string Format(double value, MetricUnit unit)
    {
        if (double.IsNaN(value))
            return "unknown";
        if (unit == MetricUnit.Instructions)
            return Instructions(value);
        var scales = unit switch
        {
            MetricUnit.Bytes => Sizes,
            MetricUnit.Count => Counts,
            MetricUnit.OperationsPerSecond => Rates,
            _ => Times,
        };
        var (scale, name) = unit == MetricUnit.Count && value == 0 ? (1, "times") : scales[^1];
        foreach (var candidate in scales)
        {
            if (Math.Abs(value) >= candidate.Scale * AlmostOne)
            {
                (scale, name) = candidate;
                break;
            }
        }

        var number = Significant(value / scale);
        return number == "1" && name == "times" ? "1 time" : $"{number} {name}";
    }

    // Whole: a count that is exact has no digit too many.
    private static string Instructions(double value) =>
        (Math.Abs(value) >= 100 ? value.ToString("#,0", CultureInfo.InvariantCulture) : Significant(value)) is var number && number == "1"
            ? "1 instruction"
            : $"{number} instructions";

    public static string NameOf(MetricUnit unit) => unit switch
    {
        MetricUnit.Bytes => "memory",
        MetricUnit.Count => "counts",
        MetricUnit.Instructions => "instructions",
        MetricUnit.OperationsPerSecond => "throughput",
        _ => "time",
    };

    /// <summary>Formats with three significant digits, or four from 1000 on; never in scientific notation.</summary>
    public static string Significant(double value)
    {
        var magnitude = Math.Abs(value);
        if (magnitude >= Largest)
            return value < 0 ? "-∞" : "∞";
        if (magnitude >= Long)
            value = Rounded(value, -UnitOf(value));
        var format = magnitude switch
        {
            >= 100 => "0",
            >= 10 => "0.#",
            >= 1 => "0.##",
            >= 0.1 => "0.###",
            >= 0.01 => "0.####",
            >= Smallest => "0." + new string('#', 2 - (int)Math.Floor(Math.Log10(magnitude))),
            _ => "0",
        };
        return Unsigned(value.ToString(format, CultureInfo.InvariantCulture));
    }

    /// <summary>Formats with three significant digits, or more if an interval around the value needs them to show two.</summary>
    public static string Significant(double value, double width)
    {
        var usual = Significant(value);
        if (!(width > 0) || !double.IsFinite(width))
            return usual;
        var decimals = Math.Min(MostDecimals, 1 - (int)Math.Floor(Math.Log10(width)));
        if (decimals <= 0)
            return Math.Abs(value) is >= Long and < Largest && -decimals < UnitOf(value)
                ? Rounded(value, decimals).ToString("0", CultureInfo.InvariantCulture)
                : usual;
        var precise = Unsigned(value.ToString("0." + new string('#', decimals), CultureInfo.InvariantCulture));
        return precise.Length > usual.Length ? precise : usual;
    }

    /// <summary>Formats a value without a unit and its interval, with the digits that the interval requires.</summary>
    public static string WithInterval(double value, double lower, double upper)
    {
        var width = upper - lower;
        return $"{Significant(value, width)} [{Significant(lower, width)} .. {Significant(upper, width)}]";
    }

    // The power of ten to which a long number is rounded.
    private static int UnitOf(double value) => (int)Math.Floor(Math.Log10(Math.Abs(value))) + 1 - MostDigits;

    // Rounds to a number of decimals, or to tens, hundreds … if it is negative.
    private static double Rounded(double value, int decimals)
    {
        var unit = Math.Pow(10, -decimals);
        return Math.Round(value / unit) * unit;
    }

    // A value that is rounded to 0 is written without a sign.
    private static string Unsigned(string text) => text == "-0" ? "0" : text;

    public static string Percent(double fraction) => Significant(fraction * 100) + " %";
}
