using System.Globalization;
using SplNet.History.Confirming;

namespace SplNet.Calibration.Streams;

/// <summary>The section of the page on streams of commits.</summary>
internal sealed class StreamSection(int commits, ulong seed)
{
    /// <summary>The heading, by which the section is found again.</summary>
    public const string Heading = "## Streams of commits";

    // A block has a run of either side; a run takes so long.
    private const double SecondsPerBlock = 0.6;

    /// <summary>Simulates, and writes.</summary>
    public string Write()
    {
        var study = new StreamStudy(commits, seed);
        var cells = study.Run(StreamScenarios.All, withOthers: true);
        var most = study.Run([StreamScenarios.MostSlower], withOthers: false)[0];
        return string.Join("\n",
            Heading + "\n",
            Format($"100 series, {commits} commits a cell (streams of 500), seed {seed}. Made by\n"),
            Format($"    dotnet run -c Release --project tests/SplNet.Calibration -- streams {commits} {seed}\n"),
            "What [is done with stored means](change-detection.md) is the built code: " +
            "it proposes, and sessions of fresh blocks confirm; what runs take is made up. " +
            "Where nothing else is said, a session moves all series by 1 % and each by 1 %, and runs differ by 2 %. " +
            "τ̂ is what 25 nights of 20 placebo pairs tell. Up to 0.5 % each of two sessions shows a change by itself; beyond, " +
            "a first one screens, and up to ten more show it together. The constants of the rules were chosen with seeds 1 and 2.\n",
            "Without any change: slowdowns and gains that were confirmed all the same. " +
            "Layout: the alignment of a series' code is another one, and its time with it; " +
            "labelled are those where the commits that the search found have the same code on the path, so that nothing is red. " +
            "One commit in twenty changes code on the path of a series, and not its time. A block, two runs, is taken to be 0.6 s.\n",
            False(cells),
            $"What was planted, and found within {WatchedStream.Patience} commits: percent, " +
            "and in brackets the median number of commits until then. Ten series of a stream have each change, at a commit of their own.\n",
            Found(cells),
            "The published rules of others on the same streams, from the stored means alone: " +
            "alarms per 1,000 commits without any change, and the share of commits that have one. They look for slowdowns only.\n",
            Others(cells),
            $"What they find within {WatchedStream.Patience} commits, percent; alarms before the change do not count against them.\n",
            OthersFound(cells),
            MostSlower(most));
    }

    private static string False(IReadOnlyList<StreamCell> cells)
    {
        var table = new MarkdownTable(
            "scenario", "τ̂", "sessions", "placebo alarms (95 %)", "proposals per commit", "seconds per commit", "false per 1,000 commits",
            "layout per 1,000", "labelled per 1,000", "unstable per 1,000");
        foreach (var cell in cells)
        {
            var (quiet, placebo) = (cell.Quiet, cell.Placebo);
            table.AddRow(
                cell.Scenario.Name,
                Percent(placebo.Tau!.Value, 2),
                SessionsOf(ConfirmationOptions.For(placebo)),
                Format($"{placebo.Alarms!.Alarms} of {placebo.Alarms.Trials} ({Percent(placebo.Alarms.Lower, 1)} to ") +
                Format($"{Percent(placebo.Alarms.Upper, 1)})"),
                MarkdownTable.Number((double)quiet.Proposals / quiet.Commits, 2),
                MarkdownTable.Number(SecondsPerBlock * quiet.Blocks / quiet.Commits, 1),
                PerThousand(quiet.False, quiet),
                PerThousand(quiet.Layout, quiet),
                PerThousand(quiet.Labelled, quiet),
                PerThousand(quiet.Unstable, quiet));
        }

        return table.ToString();
    }

    private static string Found(IReadOnlyList<StreamCell> cells)
    {
        var table = new MarkdownTable([
            "scenario", .. PlantedChange.All.Select(static kind => kind.Name), "sessions of a step, mean", "commit named", "of those wrong",
            "false per 1,000 commits"]);
        foreach (var cell in cells)
        {
            var planted = cell.Planted;
            table.AddRow([cell.Scenario.Name, .. PlantedChange.All.Select(kind => Share(planted, kind.Name)),
                MarkdownTable.Number((double)planted.Sessions / Math.Max(1, planted.Shown), 1),
                Percent((double)planted.Named / Math.Max(1, planted.Shown), 0),
                Percent((double)planted.Misnamed / Math.Max(1, planted.Named), 1),
                PerThousand(planted.False, planted)]);
        }

        return table.ToString();
    }

    private static string Others(IReadOnlyList<StreamCell> cells)
    {
        var table = new MarkdownTable(["scenario", "SplNet", .. PublishedAlarms.Rules.Select(static rule => rule.Name)]);
        foreach (var cell in cells)
        {
            table.AddRow([cell.Scenario.Name, PerThousand(cell.Quiet.False, cell.Quiet),
                .. cell.Alarms.Select(static alarms => Format(
                    $"{1000.0 * alarms.Alarms / alarms.Commits:0} ({Percent((double)alarms.CommitsWithAlarm / alarms.Commits, 0)})"))]);
        }

        return table.ToString();
    }

    private static string OthersFound(IReadOnlyList<StreamCell> cells)
    {
        string[] kinds = ["+2 %", "+5 %", "+0.3 % × 20"];
        var table = new MarkdownTable(
            ["scenario", .. PublishedAlarms.Rules.SelectMany(rule => kinds.Select(kind => $"{rule.Name}, {kind}"))]);
        foreach (var cell in cells)
            table.AddRow([cell.Scenario.Name, .. cell.Found.SelectMany(found => kinds.Select(kind => Share(found, kind)))]);
        return table.ToString();
    }

    private static string MostSlower(StreamCell cell) =>
        "Six series of ten slower by 5 % at one commit, which the median of the session hides from each of them: " +
        Format($"found in {Share(cell.Planted, "+5 %")} % of the series, ") +
        Format($"with {PerThousand(cell.Planted.False, cell.Planted)} false confirmations per 1,000 commits.\n");

    private static string SessionsOf(ConfirmationOptions options) =>
        options.Pooled is null ? Format($"{options.Sessions}") : Format($"1 + {PooledSessions.Most}");

    private static string Share(StreamTally tally, string kind)
    {
        var (planted, delays) = tally.Found[kind];
        return delays.Count == 0
            ? "0"
            : Format($"{100.0 * delays.Count / planted:0.#} ({delays.Order().ElementAt((delays.Count - 1) / 2)})");
    }

    private static string PerThousand(int count, StreamTally tally) => MarkdownTable.Number(1000.0 * count / tally.Commits, 1);

    private static string Percent(double share, int decimals) => MarkdownTable.Number(100 * share, decimals) + " %";

    private static string Format(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
