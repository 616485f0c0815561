using System.Globalization;

namespace SplNet.Operands.Formulas;

/// <summary>Formats limits for formulas, in the largest unit without loss of precision.</summary>
internal static class LimitText
{
    private static readonly FormulaUnit[] Times =
        [FormulaUnit.Second, FormulaUnit.Millisecond, FormulaUnit.Microsecond, FormulaUnit.Nanosecond];

    private static readonly FormulaUnit[] Sizes =
        [FormulaUnit.Gigabyte, FormulaUnit.Megabyte, FormulaUnit.Kilobyte, FormulaUnit.Byte];

    private static readonly FormulaUnit[] Rates =
        [FormulaUnit.MillionOperationsPerSecond, FormulaUnit.ThousandOperationsPerSecond, FormulaUnit.OperationsPerSecond];

    public static string Of(double value, MetricUnit unit)
    {
        if (unit == MetricUnit.Count)
            return Estimate.Text(value);
        if (value < 0)
            return "-" + Of(-value, unit);
        value = Cleaned(value);
        var units = unit switch
        {
            MetricUnit.Bytes => Sizes,
            MetricUnit.OperationsPerSecond => Rates,
            _ => Times,
        };
        var chosen = Array.Find(units, candidate => IsExact(value, Syntax.Units.ScaleOf(candidate)));
        if (chosen == FormulaUnit.None)
            chosen = units[^1];
        var name = chosen == FormulaUnit.Microsecond ? "µs" : Syntax.Units.NameOf(chosen);
        return $"{Estimate.Text(value / Syntax.Units.ScaleOf(chosen))} {name}";
    }

    // Floating-point arithmetic turns 0.0225 ms into 22499.999999999996 ns.
    private static double Cleaned(double value) =>
        double.Parse(value.ToString("G15", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);

    private static bool IsExact(double value, double scale) => value >= scale && (value / scale * scale).Equals(value);
}
