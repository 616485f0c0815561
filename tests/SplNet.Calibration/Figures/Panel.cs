namespace SplNet.Calibration.Figures;

/// <summary>One small plot.</summary>
/// <param name="Title">What it shows.</param>
/// <param name="Curves">Its lines.</param>
public sealed record Panel(string Title, IReadOnlyList<Curve> Curves);
