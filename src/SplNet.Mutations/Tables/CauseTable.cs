using System.Globalization;
using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tables;

/// <summary>
/// Table 9: kills by groups of possible obstacles: too little work, unstable tests, few hits. Groups are
/// four equal parts of the range over all pairs (paper B, research question 4).
/// </summary>
internal static class CauseTable
{
    private const int Groups = 4;
    private const double NanosecondsPerSecond = 1e9;

    private static readonly string[] Causes = ["c1 throughput", "c2 deviation", "c3 hits a second"];

    /// <summary>Creates a row for each suite and one for all.</summary>
    public static PaperTable Of(MutationResults results)
    {
        var tests = results.Tests.Where(static test => test.Problem is null).ToDictionary(static test => test.Name, StringComparer.Ordinal);
        var pairs = results.Mutants.SelectMany(static mutant => mutant.Pairs).Where(pair => pair.IsMeasured
            && tests.TryGetValue(pair.Test, out var test) && test is { Nanoseconds: > 0, RelativeDeviation: not null }).ToList();
        var ranges = Enumerable.Range(0, Causes.Length).Select(cause => Range(pairs.Select(pair => Value(pair, tests[pair.Test], cause))))
            .ToList();
        var threshold = results.Settings.Thresholds[0];
        return new PaperTable(
            string.Create(
                CultureInfo.InvariantCulture,
                $"Table 9: pairs that kill at {TableCells.Threshold(threshold)}, by four groups of each metric, the smallest first"),
            [
                "Suite",
                .. Causes.SelectMany(static cause =>
                    Enumerable.Range(1, Groups).Select(group => string.Create(CultureInfo.InvariantCulture, $"{cause}.g{group}"))),
                "Total",
            ],
            1,
            [
                .. results.Suites.Select(suite =>
                    Row(suite.Name, [.. pairs.Where(pair => tests[pair.Test].Suites.Contains(suite.Name, StringComparer.Ordinal))])),
                Row("Total", pairs),
            ]);

        IReadOnlyList<string> Row(string suite, IReadOnlyList<TestedPair> own)
        {
            var killed = own.Where(pair => Scoring.Kills(pair, threshold, results.Settings)).ToList();
            return
            [
                suite,
                .. ranges.SelectMany((range, cause) => Enumerable.Range(0, Groups).Select(group =>
                    TableCells.Count(killed.Count(pair => Group(Value(pair, tests[pair.Test], cause), range) == group), killed.Count))),
                killed.Count.ToString(CultureInfo.InvariantCulture),
            ];
        }
    }

    private static double Value(TestedPair pair, SuiteTest test, int cause) => cause switch
    {
        0 => Math.Log10(NanosecondsPerSecond / test.Nanoseconds!.Value),
        1 => test.RelativeDeviation!.Value,
        _ => Math.Log10(Math.Max(1, pair.Counts.Hits * NanosecondsPerSecond / test.Nanoseconds!.Value)),
    };

    private static (double Low, double High) Range(IEnumerable<double> values) => values.Aggregate(
        (Low: double.PositiveInfinity, High: double.NegativeInfinity),
        static (range, value) => (Math.Min(range.Low, value), Math.Max(range.High, value)));

    private static int Group(double value, (double Low, double High) range) =>
        range.High > range.Low ? Math.Min(Groups - 1, (int)(Groups * (value - range.Low) / (range.High - range.Low))) : 0;
}
