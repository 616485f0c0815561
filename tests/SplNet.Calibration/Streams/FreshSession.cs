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
    public static IReadOnlyList<SequentialDecision> Run(IReadOnlyList<Suspect> suspects, IReadOnlyList<FreshPair> pairs, ConfirmationOptions options)
    {
        var session = new ConfirmationSession(suspects, options);
        IReadOnlyList<SequentialDecision> decisions = [];
        var samples = new (Sample Old, Sample New)[pairs.Count];
        for (var blocks = session.NextLook(0); blocks is { } count && !session.IsComplete; blocks = session.NextLook(count))
        {
            for (var index = 0; index < samples.Length; index++)
            {
                if (decisions.Count == 0 || !decisions[index].Stop)
                    samples[index] = pairs[index].Take(count);
            }

            decisions = session.Look(samples);
        }

        return decisions;
    }
}
