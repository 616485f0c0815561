using System.Globalization;
using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>Runs every study in full and writes docs/calibration.md.</summary>
public sealed class Report(int trials, ulong seed, TextWriter output)
{
    private const double Alpha = 0.01;

    private static readonly (int Runs, int Iterations, double Between)[] Cells =
        [(2, 50, 0.01), (3, 30, 0.01), (5, 20, 0.01), (5, 20, 0.03), (10, 10, 0.03), (20, 20, 0.03)];

    private static readonly double[] Effects = [0.01, 0.02, 0.05, 0.1];

    private static readonly double[] Ratios = [0.9, 0.95, 0.98, 1, 1.02, 1.05, 1.1, 2];

    // Those that hold their level, and the bootstrap beside them.
    private static readonly IInterpretation[] OnRuns =
    [
        new PairedRuns(),
        new PairedMeans(),
        new TrimmedRuns(),
        new WelchRuns(),
        new WelchRuns { Satterthwaite = true },
        new Parametric { Student = true },
        new MannWhitney { OfRuns = true },
        new HierarchicalBootstrap { Resamples = 1000 },
    ];

    /// <summary>Writes all tables.</summary>
    public void Write(string command)
    {
        Paragraph("# Calibration");
        Paragraph($"How often the statistics are wrong, by simulation: {trials} trials per cell, seed {seed}. Made by");
        Paragraph($"    {command}");
        Paragraph("Rates in bold are above their level beyond doubt (p < 0.0001): there the interpretation does not hold α.");
        FalseAlarms();
        Learning();
        Robustness();
        Power();
        SpendingTables();
        Outcomes();
        Equivalences();
        SequentialRobustness();
        foreach (var section in new MeanStudy(trials, seed).Sections())
            Paragraph(section.TrimEnd('\n'));
        Families();
    }

    /// <summary>The false alarms of one interpretation: in the plain cells, and on unpleasant runs, 5×20.</summary>
    public static string FalseAlarmsOf(IInterpretation interpretation, int trials, ulong seed)
    {
        var plain = Cells.Select(cell => Rate(new Scenario("plain", cell.Between), (cell.Runs, cell.Iterations)));
        var table = new MarkdownTable("scenario, 5×20", interpretation.Name);
        foreach (var scenario in Scenario.Unpleasant)
            table.AddRow(scenario.Name, Rate(scenario, (5, 20)));
        return $"| {interpretation.Name} | {string.Join(" | ", plain)} |\n\n{table}";

        string Rate(Scenario scenario, (int Runs, int Iterations) size) =>
            MarkdownTable.Cell(ShownRates.Of(scenario, [interpretation], size, 1, trials, seed, Alpha)[0], Alpha);
    }

    private void FalseAlarms()
    {
        Paragraph("## False alarms by interpretation");
        Paragraph("Two identical methods; runs × iterations per side, variation in runs 2 %, between runs f; α = 1 %, one-sided.");
        var table = new MarkdownTable(
            ["interpretation", .. Cells.Select(static cell => Format($"{cell.Runs}×{cell.Iterations}, f = {100 * cell.Between} %"))]);
        var rates = Cells.Select(cell =>
            ShownRates.Of(
                new Scenario("plain", cell.Between), ShownRates.Interpretations, (cell.Runs, cell.Iterations), 1, trials, seed, Alpha))
            .ToArray();
        foreach (var (index, interpretation) in ShownRates.Interpretations.Index())
            table.AddRow([interpretation.Name, .. rates.Select(cell => MarkdownTable.Cell(cell[index], Alpha))]);
        Write(table);
        Paragraph("Overlapping intervals decide at their own significance of 1e-10. Order statistics of run summaries need eight runs.");
    }

    private void Learning()
    {
        Paragraph("## False alarms of the non-parametric interpretation with a history");
        Paragraph("Runs of 20 iterations, f = 3 %, α = 1 %; both sides learn from the same earlier runs, new ones in every trial.");
        var table = new MarkdownTable("earlier runs", "1 run", "2 runs", "5 runs");
        foreach (var history in new[] { 10, 30, 130 })
            table.AddRow([Format($"{history}"), .. new[] { 1, 2, 5 }.Select(
                runs => MarkdownTable.Cell(LearntRates.Of(new Scenario("plain", 0.03), history, (runs, 20), trials, seed), Alpha))]);
        Write(table);
    }

    private void Robustness()
    {
        foreach (var size in new[] { (Runs: 5, Iterations: 20), (Runs: 10, Iterations: 10) })
        {
            Paragraph($"## False alarms on unpleasant runs, {size.Runs}×{size.Iterations}");
            var table = new MarkdownTable(["scenario", .. OnRuns.Select(static interpretation => interpretation.Name)]);
            foreach (var scenario in Scenario.Unpleasant)
            {
                var (slower, faster) = ShownRates.BothDirections(scenario, OnRuns, size, 1, trials, seed, Alpha);
                var worse = slower.Zip(faster, static (one, other) => one.Count > other.Count ? one : other);
                table.AddRow([scenario.Name, .. worse.Select(static rate => MarkdownTable.Cell(rate, Alpha))]);
            }

            Write(table);
        }

        Paragraph(
            "The direction with more false alarms is shown: a side with rare slow runs seems faster. These are tests without the margin " +
            "of the sequential design, which asks for 2 % more where one side varies more than twice as much.");
    }

    private void Power()
    {
        Paragraph("## Power by interpretation");
        Paragraph("How often a left side that is slower by the given effect is shown to be slower; α = 1 %, percent.");
        foreach (var scenario in new[]
        {
            new Scenario("f = 1 %", 0.01),
            new Scenario("f = 3 %", 0.03),
            Scenario.Unpleasant[7],
            Scenario.Unpleasant[9],
        })
        {
            var table = new MarkdownTable([
                $"{scenario.Name}: interpretation",
                .. Effects.SelectMany(static effect => new[] { Format($"5×20, +{100 * effect} %"), Format($"10×10, +{100 * effect} %") })]);
            var rates = Effects.SelectMany(effect => new[] { (5, 20), (10, 10) }.Select(
                size => ShownRates.Of(scenario, OnRuns, size, 1 + effect, trials, seed, Alpha))).ToArray();
            foreach (var (index, interpretation) in OnRuns.Index())
                table.AddRow([interpretation.Name, .. rates.Select(cell => MarkdownTable.Percent(cell[index]))]);
            Write(table);
        }
    }

    private void SpendingTables()
    {
        var paths = 100 * trials;
        Paragraph("## Spending of the sequential design");
        Paragraph(
            $"Cumulative one-sided false alarms look by look, {
                paths} paths, paired t on normal differences. The standard error of the last column is about 0.2 % of it at α = 1 %.");
        foreach (var cap in new[] { 20, 10, 45 })
        {
            var analyses = SequentialPlan.Create(new DecisionOptions(), cap).Looks;
            var table = new MarkdownTable(
                [$"cap {cap}: α", .. analyses.Select(static analysis => Format($"{analysis.Blocks} blocks")), "spent / α"]);
            foreach (var alpha in new[] { 0.001, 0.003, 0.01, 0.025, 0.05, 0.07, 0.1 })
            {
                var spent = Spending.Of(SequentialPlan.Create(new DecisionOptions { Alpha = alpha }, cap), paths, seed);
                table.AddRow([
                    Format($"{alpha}"),
                    .. spent.Select(static value => MarkdownTable.Number(value, 5)),
                    MarkdownTable.Number(spent[^1] / alpha, 3)]);
            }

            Write(table);
        }
    }

    private void Outcomes()
    {
        Paragraph("## Outcomes of the sequential design");
        Paragraph(
            "α = 1 %, resolution 5 %; holds / fails / open in percent, and the mean number of blocks. " +
            "Medians of 20 iterations, variation in runs 2 %. The column left < right gives how often the claim was shown.");
        foreach (var cap in new[] { 20, 10 })
        {
            var plan = SequentialPlan.Create(new DecisionOptions { Alpha = Alpha }, cap);
            var table = new MarkdownTable(
                $"cap {cap}: true ratio", "<=, f = 3 %", "blocks", "<=, f = 1 %", "blocks", "<, f = 3 %", "blocks", "<, f = 1 %", "blocks");
            foreach (var ratio in Ratios)
            {
                var cells = new List<string> { Format($"{ratio}") };
                foreach (var relation in new[] { Relation.LessOrEqual, Relation.Less })
                {
                    foreach (var between in new[] { 0.03, 0.01 })
                        cells.AddRange(
                            Summary(SequentialOutcome.Of(new Scenario("plain", between), relation, ratio, plan, trials, seed), relation));
                }

                table.AddRow([.. cells]);
            }

            Write(table);
        }
    }

    private void Equivalences()
    {
        var plan = SequentialPlan.Create(new DecisionOptions { Alpha = Alpha });
        Paragraph("## Equivalence in the sequential design");
        Paragraph(
            "left ~5% right, cap 20, α = 1 %: holds / fails / open in percent, and the mean number of blocks. " +
            "From the true ratio 1.05 on each claim that holds is a false one; below it each that fails.");
        var table = new MarkdownTable("true ratio", "f = 3 %", "blocks", "f = 1 %", "blocks");
        foreach (var ratio in new[] { 1, 1.01, 1.02, 1.03, 1.05, 1.07, 1.1 })
        {
            var outcomes = new[] { 0.03, 0.01 }.Select(
                between => SequentialOutcome.OfEquivalence(new Scenario("plain", between), 0.05, ratio, plan, trials, seed));
            table.AddRow([Format($"{ratio}"), .. outcomes.SelectMany(static outcome => Summary(outcome, Relation.Equivalent))]);
        }

        Write(table);
    }

    private void SequentialRobustness()
    {
        Paragraph("## False alarms of the sequential design on unpleasant runs");
        Paragraph(
            "Identical methods, cap 20, α = 1 %: how often left <= right failed, how often left < right was shown, " +
            "and the mean number of blocks. The margin of 2 % for unequal spreads is part of the rule.");
        Paragraph(
            "A slow mode of one side that the blocks happen not to contain cannot be seen in them: there a strict claim does not hold α. " +
            "Claiming a gain of 2 % (last column) does.");
        OnUnpleasantRuns(SequentialPlan.Create(new DecisionOptions { Alpha = Alpha }));
        Paragraph(
            "The same by trimmed runs, cap 45; changes of a history are confirmed so, with a cap of 42. " +
            "It compares usual runs, and where only one side has slow or skewed ones those are the faster ones at the same mean: " +
            "what is bold is no mistake of theirs.");
        OnUnpleasantRuns(SequentialPlan.Create(new DecisionOptions { Alpha = Alpha }, cap: 45, interpretation: new TrimmedRuns()));
    }

    private void OnUnpleasantRuns(SequentialPlan plan)
    {
        var table = new MarkdownTable("scenario", "<= failed", "blocks", "< shown", "blocks", "< 0.98 times shown");
        foreach (var scenario in Scenario.Unpleasant)
        {
            var weak = SequentialOutcome.Of(scenario, Relation.LessOrEqual, 1, plan, trials, seed);
            var strict = SequentialOutcome.Of(scenario, Relation.Less, 1, plan, trials, seed);
            var gain = SequentialOutcome.Of(scenario, Relation.Less, 1, plan, trials, seed, factor: 0.98);
            table.AddRow(
                scenario.Name,
                MarkdownTable.Cell(weak.Fails, Alpha),
                MarkdownTable.Number(weak.MeanBlocks, 1),
                MarkdownTable.Cell(strict.Holds, Alpha),
                MarkdownTable.Number(strict.MeanBlocks, 1),
                MarkdownTable.Cell(gain.Holds, Alpha));
        }

        Write(table);
    }

    private void Families()
    {
        Paragraph("## Several operands and relations");
        Paragraph("Identical methods, f = 3 %, cap 20, α = 1 % for the whole formula: how often any relation failed, or was shown.");
        var table = new MarkdownTable("formula", "false alarms");
        foreach (var family in FamilyStudy.All)
            table.AddRow(
                $"`{family.Formula.Replace("|", "\\|", StringComparison.Ordinal)}`",
                MarkdownTable.Cell(family.FalseAlarms(trials, seed, Alpha), Alpha));
        Write(table);
    }

    private static string[] Summary(SequentialOutcome outcome, Relation relation)
    {
        var open = new Rate(outcome.Holds.Trials - outcome.Holds.Count - outcome.Fails.Count, outcome.Holds.Trials);
        var shares = relation == Relation.Less
            ? MarkdownTable.Percent(outcome.Holds)
            : $"{MarkdownTable.Percent(outcome.Holds)}/{MarkdownTable.Percent(outcome.Fails)}/{MarkdownTable.Percent(open)}";
        return [shares, MarkdownTable.Number(outcome.MeanBlocks, 1)];
    }

    private void Paragraph(FormattableString text) => Paragraph(Format(text));

    private void Paragraph(string text) => output.Write(text + "\n\n");

    private void Write(MarkdownTable table) => output.Write(table + "\n");

    private static string Format(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
