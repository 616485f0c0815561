using SplNet.History.Confirming;

namespace SplNet.Calibration.Streams;

/// <summary>The placebo of a scenario: commits measured against themselves, night by night, through the built session.</summary>
internal static class StreamPlacebo
{
    private const int PairsPerNight = 20;
    private const int Nights = 25;

    /// <summary>What 25 nights of 20 pairs say.</summary>
    /// <param name="scenario">The scenario.</param>
    /// <param name="seed">The seed.</param>
    public static Placebo Of(StreamScenario scenario, ulong seed)
    {
        var random = new StreamRandom(seed);
        var options = new ConfirmationOptions();
        var values = new List<PlaceboValue>();
        for (var night = 0; night < Nights; night++)
        {
            var suspects = PlaceboNight.Suspects(PairsPerNight);
            var pairs = suspects.Select((_, pair) => new FreshPair(scenario, 0, random, scenario.TauOf(pair))).ToArray();
            var decisions = FreshSession.Run(suspects, pairs, options);
            values.AddRange(pairs.Zip(decisions, (pair, decision) =>
                new PlaceboValue(pair.Differences(options.MostBlocks), SessionVerdict.Of(decision).Answer == SessionAnswer.Shown)));
        }

        return Placebo.Of(values);
    }
}
