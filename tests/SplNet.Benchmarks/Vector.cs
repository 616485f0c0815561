namespace SplNet.Benchmarks;

/// <summary>A struct of 24 bytes, too large for registers.</summary>
/// <param name="X">The first coordinate.</param>
/// <param name="Y">The second coordinate.</param>
/// <param name="Z">The third coordinate.</param>
public readonly record struct Vector(double X, double Y, double Z);
