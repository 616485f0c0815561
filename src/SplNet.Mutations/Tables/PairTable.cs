using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tables;

/// <summary>Table 6: the share of pairs of test and mutant that kill, each taken alone.</summary>
internal static class PairTable
{
    /// <summary>Creates a row for each suite and one for all, with the thresholds of each operator as columns.</summary>
    public static PaperTable Of(MutationResults results)
    {
        var operators = SuiteTests.Operators(results);
        var all = results.Mutants
            .SelectMany(static mutant => mutant.Pairs.Where(static pair => pair.IsMeasured).Select(pair => (mutant.Mutant.Operator, pair)))
            .ToList();
        return new PaperTable(
            "Table 6: measured pairs of test and mutant that kill, in percent",
            [
                "Suite",
                .. operators.Append("Total")
                    .SelectMany(name => results.Settings.Thresholds.Select(threshold => $"{name} {TableCells.Threshold(threshold)}")),
                "Pairs",
            ],
            1,
            [.. results.Suites.Select(suite => Row(suite.Name, SuiteTests.PairsOf(results, suite))), Row("Total", all)]);

        IReadOnlyList<string> Row(string suite, IReadOnlyList<(string Operator, TestedPair Pair)> pairs) =>
        [
            suite,
            .. operators.SelectMany(name => Cells([.. pairs.Where(one => one.Operator == name).Select(static one => one.Pair)])),
            .. Cells([.. pairs.Select(static one => one.Pair)]),
            FormattableString.Invariant($"{pairs.Count}"),
        ];

        IEnumerable<string> Cells(TestedPair[] pairs) => results.Settings.Thresholds.Select(
            threshold => TableCells.Percent(pairs.Count(pair => Scoring.Kills(pair, threshold, results.Settings)), pairs.Length));
    }
}
