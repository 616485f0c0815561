using SplNet.Mutations.Results;
using SplNet.Statistics;

namespace SplNet.Mutations.Tables;

/// <summary>Table 5: the shares of stable and of unstable tests, by their relative standard deviations.</summary>
internal static class StabilityTable
{
    /// <summary>Creates a row for each suite.</summary>
    public static PaperTable Of(MutationResults results) => new(
        "Table 5: stable and unstable tests, by the relative standard deviation of iterations without a mutant",
        ["Suite", "Tests", "Stable (≤ 1 %), %", "Unstable (≥ 5 %), %"],
        1,
        [.. results.Suites.Select(suite => Row(suite.Name, [.. SuiteTests.Of(results, suite).Select(static test => test.RelativeDeviation)
            .OfType<double>().Select(static value => new RelativeDeviation(value))]))]);

    private static IReadOnlyList<string> Row(string suite, RelativeDeviation[] tests) =>
        [
            suite,
            FormattableString.Invariant($"{tests.Length}"),
            TableCells.Percent(tests.Count(static test => test.IsStable), tests.Length),
            TableCells.Percent(tests.Count(static test => test.IsUnstable), tests.Length),
        ];
}
