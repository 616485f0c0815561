using System.Globalization;
using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tables;

/// <summary>
/// Table 2: the upper bound of the relative interval of throughput, by the number of entries per second into the mutated method.
/// </summary>
internal static class HitRatioTable
{
    private const int Decades = 9;
    private const double NanosecondsPerSecond = 1e9;

    /// <summary>Computes the medians of all measured pairs of an operator in a decade.</summary>
    public static PaperTable Of(MutationResults results)
    {
        var times = results.Tests.Where(static test => test.Nanoseconds > 0).ToDictionary(
            static test => test.Name, static test => test.Nanoseconds!.Value, StringComparer.Ordinal);
        var pairs = results.Mutants.SelectMany(static mutant => mutant.Pairs
            .Where(static pair => pair.IsMeasured && pair.Measured!.BaseIterations.Count > 0)
            .Select(pair => (mutant.Mutant.Operator, Pair: pair)))
            .Where(one => times.ContainsKey(one.Pair.Test))
            .Select(one => (
                one.Operator,
                Decade: Decade(one.Pair.Counts.Hits * NanosecondsPerSecond / times[one.Pair.Test]),
                RelativeIntervals.Of(one.Pair.Measured!.BaseIterations, one.Pair.Measured.MutantIterations).Upper))
            .ToList();
        return new PaperTable(
            "Table 2: the upper bound of RCI by hits a second; medians of the pairs that were measured, in decades",
            ["Operator", .. Enumerable.Range(0, Decades).Select(static decade =>
                decade switch { 0 => "1", 1 => "10", _ => string.Create(CultureInfo.InvariantCulture, $"10^{decade}") })],
            1,
            [.. SuiteTests.Operators(results).Select(name => (IReadOnlyList<string>)[name, .. Enumerable.Range(0, Decades).Select(decade =>
                Median([.. pairs.Where(one => one.Operator == name && one.Decade == decade).Select(static one => one.Upper)]))])]);
    }

    private static int Decade(double hits) => Math.Clamp(hits <= 0 ? 0 : (int)Math.Floor(Math.Log10(hits)), 0, Decades - 1);

    private static string Median(double[] values)
    {
        if (values.Length == 0)
            return TableCells.None;
        Array.Sort(values);
        var half = values.Length / 2;
        return (values.Length % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2).ToString(
            "0.000", CultureInfo.InvariantCulture);
    }
}
