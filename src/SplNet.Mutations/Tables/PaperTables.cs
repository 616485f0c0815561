using SplNet.Mutations.Results;

namespace SplNet.Mutations.Tables;

/// <summary>The tables of paper B that one run can fill, with its suites as the frameworks.</summary>
internal static class PaperTables
{
    /// <summary>Creates tables 2, 5, 6, 7 and 9, and the comparison of the paper's interval on controls.</summary>
    public static IReadOnlyList<PaperTable> Of(MutationResults results) =>
        [
            HitRatioTable.Of(results), StabilityTable.Of(results), PairTable.Of(results), ScoreTable.Of(results), CauseTable.Of(results),
            IntervalTable.Of(results),
        ];
}
