using System.Globalization;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.Calibration.Streams;

/// <summary>
/// The section of the page on histories that were recorded for commits of the past, and are checked once, at the last of them: no answer
/// has told the steps from the noise.
/// </summary>
internal sealed class BackfilledSection(int histories, ulong seed)
{
    /// <summary>The heading, by which the section is found again.</summary>
    public const string Heading = "## Backfilled histories";

    private const double Step = 0.1;
    private static readonly int[] Lengths = [8, 12, 20, 40];
    private static readonly double[] Noises = [0.01, 0.02];

    // By the number of the first session that has a step, from one on.
    private static readonly (string Name, Func<int, int[]> Steps)[] Shapes =
    [
        ("no change", static _ => []),
        ("at session 2", static _ => [2]),
        ("at session 3", static _ => [3]),
        ("at session 4", static _ => [4]),
        ("at session 5", static _ => [5]),
        ("in the middle", static count => [(count / 2) + 1]),
        ("at the last but one", static count => [count - 1]),
        ("at the last", static count => [count]),
        ("two steps", static count => [(count / 3) + 1, (2 * count / 3) + 1]),
        ("four steps", static count => [.. Enumerable.Range(1, 4).Select(step => (step * count / 5) + 1)]),
    ];

    /// <summary>Simulates, and writes.</summary>
    public string Write()
    {
        var table = new MarkdownTable(
            ["change", .. from noise in Noises from length in Lengths select Format($"{length} sessions, {100 * noise:0} %")]);
        foreach (var (name, steps) in Shapes)
            table.AddRow([name, .. from noise in Noises
                from length in Lengths
                select MarkdownTable.Number(100.0 * Proposed(noise, length, steps(length)) / histories, 1)]);
        return string.Join("\n",
            Heading + "\n",
            Format($"{histories} histories a cell, seed {seed}. Made by\n"),
            Format($"    dotnet run -c Release --project tests/SplNet.Calibration -- backfilled {histories} {seed}\n"),
            "One series, recorded commit by commit and checked once, at the last session. " +
            Format($"Each step is +{100 * Step:0} %; sessions differ by the percentage of the head. ") +
            "Percent of the histories in which the change is proposed. Without a change that costs a measurement, which refuses it.\n",
            table.ToString());
    }

    private int Proposed(double noise, int length, int[] steps)
    {
        var (random, proposed) = (new Xoshiro256(seed), 0);
        for (var history = 0; history < histories; history++)
        {
            var proposer = new Proposer(new ProposalOptions());
            IReadOnlyList<Proposal> last = [];
            for (var session = 1; session <= length; session++)
            {
                var value = 5 + (noise * random.NextNormal()) + (Math.Log(1 + Step) * steps.Count(step => step <= session));
                last = proposer.Add(
                    new SessionMeans(session.ToString(CultureInfo.InvariantCulture), [new SeriesValue("series", value)])).Proposals;
            }

            if (last.Count > 0)
                proposed++;
        }

        return proposed;
    }

    private static string Format(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
