using System.Globalization;
using SplNet.Statistics;
using SplNet.Versions.Bisecting;

namespace SplNet.Calibration;

/// <summary>Searches for one slower commit among many, on simulated runs.</summary>
/// <param name="Commits">How many commits there are; each trial has the culprit at another place.</param>
/// <param name="Step">How many times as long it takes from the culprit on.</param>
/// <param name="Scenario">How runs vary.</param>
public sealed record BisectStudy(int Commits, double Step, Scenario Scenario)
{
    private const int Iterations = 20;

    /// <summary>The significance of each decision.</summary>
    public double Alpha { get; init; } = 0.01;

    /// <summary>Runs the trials.</summary>
    /// <returns>How often the culprit was found and confirmed, the most decisions of a trial, and how many blocks a trial
    /// took on average.</returns>
    public (Rate Found, int MostDecisions, double MeanBlocks) Of(int trials, ulong seed)
    {
        var series = Line();
        var (found, most, blocks) = (0, 0, 0L);
        for (var trial = 0; trial < trials; trial++)
        {
            // By the golden ratio, so that the places of few trials are spread evenly.
            var culprit = 1 + (int)(Commits * (trial * 0.6180339887498949 % 1));
            var generator = new BlockGenerator(Scenario, seed + (ulong)trial);
            var judge = new SimulatedCommits(
                series, (commit, other) => Blocks(generator, TimeOf(commit) / TimeOf(other)), Alpha, Interpretations.Default);
            var result = new BisectSearch(series, judge, new BisectOptions(), static _ => { }).Run();
            if (result.Outcome == BisectOutcome.Found && Place(result.Culprit!.Id) == culprit)
                found++;
            most = Math.Max(most, result.Decisions.Count);
            blocks += judge.Blocks;

            double TimeOf(string id) => Place(id) >= culprit ? Step : 1;
        }

        return (new Rate(found, trials), most, (double)blocks / trials);
    }

    private static Func<int, (Sample Longer, Sample Shorter)> Blocks(BlockGenerator generator, double ratio)
    {
        var (longer, shorter) = generator.Medians(BisectOptions.MostBlocks, Iterations, ratio);
        return blocks => (Sample.OfSummaries(longer[..blocks]), Sample.OfSummaries(shorter[..blocks]));
    }

    private CommitSeries Line() => new(
        "0",
        Id(Commits),
        [.. Enumerable.Range(1, Commits).Select(static place => new BisectCommit(Id(place), string.Empty, default, [Id(place - 1)]))]);

    private static string Id(int place) => place.ToString(CultureInfo.InvariantCulture);

    private static int Place(string id) => int.Parse(id, CultureInfo.InvariantCulture);
}
