using SplNet.Syntax;

namespace SplNet.Formulas;

/// <summary>Limits as formulas write them: exactly, in the largest unit that loses nothing.</summary>
internal static class LimitText
{
    private static readonly FormulaUnit[] Times =
        [FormulaUnit.Second, FormulaUnit.Millisecond, FormulaUnit.Microsecond, FormulaUnit.Nanosecond];

    private static readonly FormulaUnit[] Sizes =
        [FormulaUnit.Gigabyte, FormulaUnit.Megabyte, FormulaUnit.Kilobyte, FormulaUnit.Byte];

    public static string Of(double value, MetricUnit unit)
    {
        if (unit == MetricUnit.Count)
            return Numbers.Print(value);
        var units = unit == MetricUnit.Bytes ? Sizes : Times;
        var chosen = Array.Find(units, candidate => IsExact(value, Syntax.Units.ScaleOf(candidate)));
        if (chosen == FormulaUnit.None)
            chosen = units[^1];
        var name = chosen == FormulaUnit.Microsecond ? "µs" : Syntax.Units.NameOf(chosen);
        return $"{Numbers.Print(value / Syntax.Units.ScaleOf(chosen))} {name}";
    }

    private static bool IsExact(double value, double scale) => value >= scale && (value / scale * scale).Equals(value);
}
