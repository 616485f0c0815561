namespace SplNet.Views.Reading;

/// <summary>What a page shows of one look at a comparison.</summary>
/// <param name="Blocks">After how many blocks it was taken.</param>
/// <param name="Level">The level at which it tested: its bound for the p-value.</param>
/// <param name="Effect">The effect by then.</param>
/// <param name="Lower">The lower bound of its interval.</param>
/// <param name="Upper">The upper bound.</param>
/// <param name="PValue">The p-value by then.</param>
/// <param name="Truth">True, False or Unknown.</param>
/// <param name="Explanation">Why the measurement stopped or went on.</param>
internal sealed record ReadLook(int Blocks, double Level, double Effect, double Lower, double Upper, double PValue, string Truth, string Explanation);
