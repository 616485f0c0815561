namespace SplNet.Views.Reading;

/// <summary>An interim analysis of a comparison on a page.</summary>
/// <param name="Blocks">The number of blocks at the analysis.</param>
/// <param name="Level">The level of its test: the bound for the p-value.</param>
/// <param name="Effect">The effect at that time.</param>
/// <param name="Lower">The lower bound of its interval.</param>
/// <param name="Upper">The upper bound.</param>
/// <param name="PValue">The p-value at that time.</param>
/// <param name="Truth">True, False or Unknown.</param>
/// <param name="Explanation">The reason why the measurement stopped or continued.</param>
internal sealed record ReadAnalysis(
    int Blocks, double Level, double Effect, double Lower, double Upper, double PValue, string Truth, string Explanation);
