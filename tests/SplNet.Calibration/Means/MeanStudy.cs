using System.Globalization;
using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>The sections on means.</summary>
internal sealed class MeanStudy(int trials, ulong seed)
{
    private const double Alpha = 0.01;

    /// <summary>The sections as Markdown.</summary>
    public IEnumerable<string> Sections()
    {
        yield return "## Means that are equal\n";
        yield return "The acid test of `mean`: one side has slow calls, \"1 in 5 ×20\" says that one call in five takes twenty times as " +
            "long, the other has none or others, and the means are equal. Neither may be " +
            "claimed to be faster. α = 1 %, at most 20 blocks of 20 rounds (50 where an iteration is one call, as the library has it). " +
            "The thresholds of the careful rule were chosen on the first table; those of the second had no part in it.\n";
        yield return Alarms(MeanScenarios.Chosen);
        yield return Alarms(MeanScenarios.Fresh);
        yield return "Slow calls that mostly do not come while three to twenty blocks are measured cannot be weighed; " +
            "the report says how rare a call may be and yet be unseen.\n";
        yield return Alarms(MeanScenarios.Unseen);
        yield return "The same with estimators that were not chosen, compared on logarithms: " +
            "how often either of two equal means was called faster. A few lines of the first two tables.\n";
        yield return Others([
            MeanScenarios.Chosen[0], MeanScenarios.Chosen[3], MeanScenarios.Chosen[5], MeanScenarios.Chosen[9], MeanScenarios.Fresh[1],
            MeanScenarios.Fresh[6]]);
        yield return "## The mean of a steady operation on machines that disturb\n";
        yield return "Two operations that are the same. " +
            "Interruptions take 1 ms to 200 ms (Pareto 1.5); of 95 % of them the kernel tells, where nothing else is said.\n";
        yield return Alarms(MeanScenarios.Machines);
        yield return "## Means that differ\n";
        yield return "How often each claim is decided, in percent, and the blocks that takes on average. " +
            "The right side is steady, and quicker where nothing else is said.\n";
        yield return Power(MeanScenarios.Different);
    }

    private string Alarms(IEnumerable<MeanScenario> scenarios)
    {
        var table = new MarkdownTable(
            "left side", "left < right shown", "right < left shown", "left <= right failed", "blocks of <", "blocks of <=");
        foreach (var scenario in scenarios)
        {
            var outcome = MeanOutcome.Of(scenario, trials, seed);
            table.AddRow(
                scenario.Name,
                MarkdownTable.Cell(outcome.LeftFaster, Alpha),
                MarkdownTable.Cell(outcome.RightFaster, Alpha),
                MarkdownTable.Cell(outcome.NotSlowerFails, Alpha),
                MarkdownTable.Number(outcome.BlocksOfLeft, 1),
                MarkdownTable.Number(outcome.BlocksOfNotSlower, 1));
        }

        return table.ToString();
    }

    private string Others(IReadOnlyList<MeanScenario> scenarios)
    {
        var table = new MarkdownTable(["left side", "paired means", .. OtherEstimators.All.Select(static other => other.Name)]);
        foreach (var scenario in scenarios)
        {
            table.AddRow([scenario.Name, Wrong(MeanOutcome.Of(scenario, trials, seed)),
                .. OtherEstimators.All.Select(other => Wrong(MeanOutcome.Of(scenario, new PairedRuns(), other.Summary, trials, seed)))]);
        }

        return table.ToString();

        // Either claim may be wrong at α.
        static string Wrong(MeanOutcome outcome) =>
            MarkdownTable.Cell(new Rate(outcome.LeftFaster.Count + outcome.RightFaster.Count, outcome.LeftFaster.Trials), 2 * Alpha);
    }

    private string Power(IEnumerable<MeanScenario> scenarios)
    {
        var table = new MarkdownTable(
            "scenario", "left < right", "blocks", "right < left", "blocks", "left <= right holds/fails", "blocks");
        foreach (var scenario in scenarios)
        {
            var outcome = MeanOutcome.Of(scenario, trials, seed);
            table.AddRow(
                scenario.Name,
                MarkdownTable.Percent(outcome.LeftFaster),
                MarkdownTable.Number(outcome.BlocksOfLeft, 1),
                MarkdownTable.Percent(outcome.RightFaster),
                MarkdownTable.Number(outcome.BlocksOfRight, 1),
                string.Create(
                    CultureInfo.InvariantCulture,
                    $"{MarkdownTable.Percent(outcome.NotSlowerHolds)}/{MarkdownTable.Percent(outcome.NotSlowerFails)}"),
                MarkdownTable.Number(outcome.BlocksOfNotSlower, 1));
        }

        return table.ToString();
    }
}
