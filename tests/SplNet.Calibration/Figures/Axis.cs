namespace SplNet.Calibration.Figures;

/// <summary>The horizontal axis that all panels share.</summary>
/// <param name="Label">What it shows, with the unit.</param>
/// <param name="Ticks">The labelled values, ascending; the first and the last are the ends of the axis.</param>
/// <param name="IsLogarithmic">True if equal distances are equal ratios.</param>
public sealed record Axis(string Label, IReadOnlyList<double> Ticks, bool IsLogarithmic)
{
    /// <summary>Where a value lies between the ends: 0 to 1.</summary>
    public double Position(double value) => (Scaled(value) - Scaled(Ticks[0])) / (Scaled(Ticks[^1]) - Scaled(Ticks[0]));

    private double Scaled(double value) => IsLogarithmic ? Math.Log(value) : value;
}
