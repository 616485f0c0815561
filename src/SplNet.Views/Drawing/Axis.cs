using SplNet.Views.Markup;

namespace SplNet.Views.Drawing;

/// <summary>A linear axis from values to places in a picture.</summary>
/// <param name="Low">The value at its start.</param>
/// <param name="High">The value at its end.</param>
/// <param name="Start">The place of its start.</param>
/// <param name="End">The place of its end.</param>
internal readonly record struct Axis(double Low, double High, double Start, double End)
{
    private const double Air = 0.06;
    private const int Most = 10;

    /// <summary>Creates an axis for all values, with some space at both ends.</summary>
    public static Axis Over(IReadOnlyCollection<double> values, double start, double end)
    {
        var (low, high) = (values.Min(), values.Max());
        var air = high > low ? Air * (high - low) : Math.Max(Math.Abs(high) * Air, 1);
        return new Axis(low - air, high + air, start, end);
    }

    public double At(double value) => Start + ((value - Low) / (High - Low) * (End - Start));

    /// <summary>Lists the values at which the axis is marked: 1, 2 or 5 times a power of ten apart.</summary>
    public IEnumerable<double> Marks()
    {
        var rough = (High - Low) / 4;
        var power = Math.Pow(10, Math.Floor(Math.Log10(rough)));
        var step = (rough / power) switch { < 1.5 => power, < 3.5 => 2 * power, < 7.5 => 5 * power, _ => 10 * power };
        var first = Math.Ceiling(Low / step);
        for (var number = 0; number < Most && (first + number) * step <= High; number++)
            yield return (first + number) * step;
    }

    /// <summary>Draws the marks of a horizontal axis as lines and texts.</summary>
    public string Drawn(string unit, double top, double bottom)
    {
        var axis = this;
        return string.Concat(Marks().Select(mark =>
            $"<path class=\"grid\" d=\"M{Figures.At(axis.At(mark))} {Figures.At(top)}V{Figures.At(bottom)}\"/><text class=\"mark\" " +
            $"text-anchor=\"middle\" x=\"{Figures.At(axis.At(mark))}\" y=\"{Figures.At(bottom + 18)}\">{Figures.In(unit, mark)}</text>"));
    }
}
