namespace SplNet.Calibration.Figures;

/// <summary>One peak of a distribution of execution times.</summary>
/// <param name="Share">How often it is hit; shares add up to 1.</param>
/// <param name="Level">The time at the peak.</param>
/// <param name="Spread">The standard deviation of logarithms around it.</param>
public sealed record Mode(double Share, double Level, double Spread);
