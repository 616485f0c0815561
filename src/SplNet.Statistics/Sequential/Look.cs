namespace SplNet.Statistics;

/// <summary>One scheduled evaluation of a sequential design.</summary>
/// <param name="Blocks">After how many blocks it happens.</param>
/// <param name="Alpha">The one-sided level at which it tests.</param>
/// <param name="ResolutionAlpha">The one-sided level at which it excludes an effect of the resolution.</param>
public sealed record Look(int Blocks, double Alpha, double ResolutionAlpha);
