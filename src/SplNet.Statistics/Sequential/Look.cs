namespace SplNet.Statistics;

/// <summary>One scheduled interim analysis of a sequential design.</summary>
/// <param name="Blocks">The number of blocks at the analysis.</param>
/// <param name="Alpha">The one-sided level of its test.</param>
/// <param name="ResolutionAlpha">The one-sided level at which it excludes an effect of the resolution.</param>
public sealed record Look(int Blocks, double Alpha, double ResolutionAlpha);
