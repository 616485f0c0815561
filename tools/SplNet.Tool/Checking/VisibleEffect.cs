namespace SplNet.Tool.Checking;

/// <summary>The smallest slowdown that a number of runs shows.</summary>
/// <param name="Runs">Runs of each side.</param>
/// <param name="Effect">The relative slowdown: 0.05 for 5 %.</param>
internal sealed record VisibleEffect(int Runs, double Effect);
