using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// Commits measured against themselves in one session, to the last block, and what that session would have shown: the same looks, at the same shared level, on the blocks in their order. Half of the
/// pairs are asked whether they became slower, half whether they became faster.
/// </summary>
internal static class PlaceboNight
{
    /// <summary>The measurements as they are summed up.</summary>
    /// <param name="pairs">For each pair, the values of both sides block by block; equally many blocks, two or more.</param>
    /// <param name="options">How a session decides.</param>
    public static IReadOnlyList<PlaceboValue> Values(IReadOnlyList<(IReadOnlyList<double> Old, IReadOnlyList<double> New)> pairs, ConfirmationOptions options)
    {
        var suspects = pairs.Select(static (_, pair) => new Suspect($"{pair}", pair % 2 == 0 ? ChangeDirection.Slower : ChangeDirection.Faster, 0)).ToArray();
        var session = new ConfirmationSession(suspects, options);
        IReadOnlyList<SequentialDecision> decisions = [];
        var samples = new (Sample Old, Sample New)[pairs.Count];
        var blocks = pairs.Min(static pair => Math.Min(pair.Old.Count, pair.New.Count));
        for (var look = session.NextLook(0); look is { } count && count <= blocks && !session.IsComplete; look = session.NextLook(count))
        {
            for (var pair = 0; pair < samples.Length; pair++)
            {
                if (decisions.Count == 0 || !decisions[pair].Stop)
                    samples[pair] = (Sample.OfSummaries(pairs[pair].Old.Take(count)), Sample.OfSummaries(pairs[pair].New.Take(count)));
            }

            decisions = session.Look(samples, last: session.NextLook(count) is not { } next || next > blocks);
        }

        return [.. pairs.Select((pair, index) => new PlaceboValue(
            [.. pair.Old.Zip(pair.New, static (old, @new) => Math.Log(@new / old))],
            decisions.Count > 0 && SessionVerdict.Of(decisions[index]).Answer == SessionAnswer.Shown))];
    }
}
