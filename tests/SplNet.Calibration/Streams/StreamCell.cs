using SplNet.History.Confirming;

namespace SplNet.Calibration.Streams;

/// <summary>What a scenario has shown: without changes, with planted ones, and by the rules of others on the same streams.</summary>
internal sealed class StreamCell(StreamScenario scenario, Placebo placebo)
{
    public StreamScenario Scenario => scenario;

    public Placebo Placebo => placebo;

    /// <summary>What SplNet did on quiet streams.</summary>
    public StreamTally Quiet { get; } = new();

    /// <summary>What it did on streams with planted changes.</summary>
    public StreamTally Planted { get; } = new();

    /// <summary>The false alarms of the published rules, in their order.</summary>
    public PublishedAlarms[] Alarms { get; } = [.. PublishedAlarms.Rules.Select(static _ => new PublishedAlarms(0, 0, 0))];

    /// <summary>What the published rules found, in their order.</summary>
    public StreamTally[] Found { get; } = [.. PublishedAlarms.Rules.Select(static _ => new StreamTally())];

    /// <summary>Adds a stream; to be called in the order of the streams.</summary>
    public void Add(StreamPart part)
    {
        Quiet.Add(part.Quiet);
        Planted.Add(part.Planted);
        for (var rule = 0; rule < Alarms.Length && rule < part.Alarms.Count; rule++)
        {
            var (sum, more) = (Alarms[rule], part.Alarms[rule]);
            Alarms[rule] = new PublishedAlarms(
                sum.Commits + more.Commits, sum.Alarms + more.Alarms, sum.CommitsWithAlarm + more.CommitsWithAlarm);
            Found[rule].Add(part.Found[rule]);
        }
    }
}
