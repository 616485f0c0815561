using SplNet.Calibration.Streams.Published;

namespace SplNet.Calibration.Streams;

/// <summary>What a published rule does on a stream.</summary>
/// <param name="Commits">The commits that it has seen.</param>
/// <param name="Alarms">Its alarms, all of them false.</param>
/// <param name="CommitsWithAlarm">How many commits had one or more.</param>
internal sealed record PublishedAlarms(int Commits, int Alarms, int CommitsWithAlarm)
{
    private const int Never = -10;

    /// <summary>The rules.</summary>
    public static IReadOnlyList<IPublishedRule> Rules { get; } = [new Otava(), new RustcPerf(), new Conbench(), new Bencher()];

    /// <summary>The alarms of a rule on a stream without any change of code.</summary>
    public static PublishedAlarms OnQuiet(IPublishedRule rule, StreamWorld world)
    {
        var (alarms, with) = (0, 0);
        var reported = Enumerable.Repeat(Never, world.Scenario.Series).ToArray();
        for (var commit = 0; commit < world.Scenario.Commits; commit++)
        {
            var any = 0;
            for (var series = 0; series < reported.Length; series++)
                any += rule.Alarms(world.Stored[series], commit, ref reported[series]) ? 1 : 0;
            (alarms, with) = (alarms + any, with + Math.Min(1, any));
        }

        return new PublishedAlarms(world.Scenario.Commits, alarms, with);
    }

    /// <summary>
    /// After how many commits a rule finds each planted change, or not; false alarms before the change do not count against it.
    /// </summary>
    public static StreamTally OnPlanted(IPublishedRule rule, StreamWorld world)
    {
        var tally = new StreamTally { Commits = world.Scenario.Commits };
        for (var series = 0; series < world.Scenario.Series; series++)
        {
            if (world.PlantedIn(series) is not { Size: > 0 } planted)
                continue; // the rules look for what became slower
            var (at, reported) = (world.PlantedAt[series], world.PlantedAt[series] - 6);
            int? delay = null;
            for (var later = 0; later <= WatchedStream.Patience && delay is null && at + later < world.Scenario.Commits; later++)
                delay = rule.Alarms(world.Stored[series], at + later, ref reported) ? later : null;
            tally.Note(planted.Name, delay);
        }

        return tally;
    }
}
