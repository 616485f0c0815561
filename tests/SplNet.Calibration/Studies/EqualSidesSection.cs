using System.Globalization;
using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>
/// The section of the page on the number of pairs after which "not slower" is answered, for equal sides and for slower ones.
/// </summary>
internal sealed class EqualSidesSection(int trials, ulong seed)
{
    /// <summary>The heading, by which the section is found again.</summary>
    public const string Heading = "## Pairs until \"not slower\" is answered";

    private static readonly double[] Ratios = [1, 1.02, 1.05, 1.1];
    private static readonly double[] Noises = [0.01, 0.03, 0.05, 0.1, 0.2];

    /// <summary>Simulates, and writes.</summary>
    public string Write()
    {
        var plan = SequentialPlan.Create(new DecisionOptions());
        var after = plan.Looks.Select(static look => Format($"holds after {look.Blocks}"));
        var table = new MarkdownTable(["true ratio", "f", .. after, "fails", "given up", "open", "pairs, mean"]);
        foreach (var (ratio, noise) in Ratios.SelectMany(static ratio => Noises.Select(noise => (ratio, noise))))
        {
            var scenario = new Scenario("plain", noise);
            var decisions = SequentialOutcome.Decisions(scenario, Relation.LessOrEqual, ratio, plan, trials, seed).ToList();
            var unknown = decisions.Where(static decision => decision.Truth == Truth.Unknown).ToList();
            table.AddRow(
            [
                Format($"{ratio}"),
                Format($"{100 * noise} %"),
                .. plan.Looks.Select(
                    look => Percent(decisions.Count(decision => decision.Truth == Truth.True && decision.Blocks == look.Blocks))),
                Percent(decisions.Count(static decision => decision.Truth == Truth.False)),
                Percent(unknown.Count(static decision => decision.Reason == SequentialReason.NotShown)),
                Percent(unknown.Count(static decision => decision.Reason != SequentialReason.NotShown)),
                MarkdownTable.Number(decisions.Average(static decision => (double)decision.Blocks), 1),
            ]);
        }

        return string.Join("\n",
            Heading + "\n",
            "`left <= right`, resolution 5 %, α = 1 %, at most 20 pairs; medians of 20 iterations, variation in runs 2 %, between runs f. "
                + Format($"Percent of {trials} trials per row, seed {seed}. Made by\n"),
            Format($"    dotnet run -c Release --project tests/SplNet.Calibration -- equal {trials} {seed}\n"),
            "Holds: a slow-down of 5 % is excluded. Given up: neither that nor a rejection is likely with more pairs.\n",
            table.ToString());
    }

    private string Percent(int count) => MarkdownTable.Percent(new Rate(count, trials));

    private static string Format(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
