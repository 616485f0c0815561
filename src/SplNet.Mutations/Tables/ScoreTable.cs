using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tables;

/// <summary>Table 7: mutation scores, adjusted for the tests of a mutant, with coverage and exclusive kills.</summary>
internal static class ScoreTable
{
    /// <summary>Creates a row for each suite and one for all, with the thresholds of each operator as columns.</summary>
    public static PaperTable Of(MutationResults results)
    {
        var (operators, thresholds) = (SuiteTests.Operators(results), results.Settings.Thresholds);
        return new PaperTable(
            "Table 7: mutation score in percent, of the mutants that the suite covers (adjusted by Holm; the paper adjusts nothing)",
            [
                "Suite",
                .. operators.Append("Total")
                    .SelectMany(name => thresholds.Select(threshold => $"{name} {TableCells.Threshold(threshold)}")),
                .. thresholds.Select(static threshold => $"Unadjusted {TableCells.Threshold(threshold)}"),
                "Coverage",
                .. thresholds.Select(static threshold => $"Exclusive {TableCells.Threshold(threshold)}"),
            ],
            1,
            [
                .. results.Suites.Select(suite => Row(
                    suite.Name,
                    SuiteResults.Of(suite.Name, results.Mutants, results.Tests, results.Settings),
                    results.Scores.Suites.FirstOrDefault(score => score.Name == suite.Name)?.Exclusive)),
                Row("Total", results.Mutants, exclusive: null),
            ]);

        IReadOnlyList<string> Row(string suite, IReadOnlyList<MutantResult> mutants, IReadOnlyList<int>? exclusive)
        {
            var total = Scoring.Of(mutants, results.Settings);
            return
            [
                suite,
                .. operators.SelectMany(name => Scoring.Of([.. mutants.Where(one => one.Mutant.Operator == name)], results.Settings))
                    .Concat(total).Select(static score => TableCells.Percent(score.KilledAdjusted, Measured(score))),
                .. total.Select(static score => TableCells.Percent(score.Killed, Measured(score))),
                TableCells.Count(total[0].Covered, total[0].Mutants),
                .. total.Select(
                    (score, index) => exclusive is null ? TableCells.None : TableCells.Percent(exclusive[index], Measured(score))),
            ];
        }

        static int Measured(MutationScore score) => score.Covered - score.NotMeasured;
    }
}
