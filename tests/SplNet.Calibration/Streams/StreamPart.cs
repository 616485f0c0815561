using SplNet.History.Confirming;

namespace SplNet.Calibration.Streams;

/// <summary>One stream of a scenario, watched quiet and with planted changes.</summary>
internal sealed record StreamPart(
    StreamTally Quiet, StreamTally Planted, IReadOnlyList<PublishedAlarms> Alarms, IReadOnlyList<StreamTally> Found)
{
    /// <summary>Watches a stream.</summary>
    /// <param name="scenario">The scenario; its own planted changes, or all kinds where it has none.</param>
    /// <param name="placebo">What is known of its machine.</param>
    /// <param name="seed">The seed of this stream.</param>
    /// <param name="withOthers">True for the published rules too.</param>
    public static StreamPart Of(StreamScenario scenario, Placebo placebo, ulong seed, bool withOthers)
    {
        var quiet = new StreamWorld(scenario with { Planted = [] }, seed);
        var planted = new StreamWorld(scenario.Planted.Count > 0 ? scenario : scenario with { Planted = PlantedChange.All }, seed);
        var rules = withOthers ? PublishedAlarms.Rules : [];
        return new StreamPart(
            new WatchedStream(quiet, placebo, ~seed).Run(),
            new WatchedStream(planted, placebo, ~seed).Run(),
            [.. rules.Select(rule => PublishedAlarms.OnQuiet(rule, quiet))],
            [.. rules.Select(rule => PublishedAlarms.OnPlanted(rule, planted))]);
    }
}
