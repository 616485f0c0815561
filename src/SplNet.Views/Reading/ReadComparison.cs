namespace SplNet.Views.Reading;

/// <summary>A comparison on a page.</summary>
/// <param name="Text">Its text in the formula.</param>
/// <param name="Truth">True, False or Unknown.</param>
/// <param name="Unit">The unit of both sides.</param>
/// <param name="Explanation">The explanation of the decision.</param>
/// <param name="IsRatio">True if the effect is left over right; false if it is left minus right.</param>
/// <param name="Effect">The effect.</param>
/// <param name="Lower">The lower bound of its interval.</param>
/// <param name="Upper">The upper bound.</param>
/// <param name="Level">The level of the interval: its share of misses.</param>
/// <param name="PValue">The p-value.</param>
/// <param name="Blocks">The number of blocks at the decision.</param>
internal sealed record ReadComparison(
    string Text, string Truth, string Unit, string Explanation, bool IsRatio, double Effect, double Lower, double Upper, double Level,
    double PValue, int Blocks)
{
    /// <summary>Gets its interim analyses, from the first to the last; none in documents of an earlier SplNet.</summary>
    public IReadOnlyList<ReadAnalysis> Looks { get; init; } = [];
}
