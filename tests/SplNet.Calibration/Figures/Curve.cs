namespace SplNet.Calibration.Figures;

/// <summary>A line in a panel; curves at the same place in their panels share a colour and a name in the legend.</summary>
/// <param name="Points">Horizontal value and probability.</param>
public sealed record Curve(IReadOnlyList<(double X, double Probability)> Points);
