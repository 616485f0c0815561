using SplNet.History.Confirming;
using SplNet.Statistics;

namespace SplNet.Calibration.Streams;

/// <summary>A simulated session of confirmation: the built one, on blocks that are made up.</summary>
internal static class FreshSession
{
    /// <summary>Measures suspects until each is decided.</summary>
    /// <param name="suspects">What is measured.</param>
    /// <param name="pairs">Their pairs, in the same order.</param>
    /// <param name="options">How.</param>
    /// <returns>The decisions, in the order of the suspects.</returns>
    public static IReadOnlyList<SequentialDecision> Run(
        IReadOnlyList<Suspect> suspects, IReadOnlyList<FreshPair> pairs, ConfirmationOptions options) =>
        new ConfirmationSession(suspects, options).Run((pair, blocks) => pairs[pair].Take(blocks), options.MostBlocks);
}
