using System.Globalization;
using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tables;

/// <summary>Every measured pair with its bug size, its relative interval of throughput (RCI) and the width of that (RCIW).</summary>
internal static class PairIntervalTable
{
    /// <summary>Creates a row for each pair, the largest bug first.</summary>
    public static PaperTable Of(MutationResults results) => new(
        "Measured pairs: bug size, relative confidence interval of throughput at 99 % (RCI) and its width (RCIW)",
        ["Mutant", "Test", "Bug size", "RCI", "RCIW", .. results.Settings.Thresholds.Select(static threshold =>
            $"Killed at {TableCells.Threshold(threshold)}, by test / by RCI")],
        2,
        [.. results.Mutants.SelectMany(static mutant => mutant.Pairs.Select(pair => (mutant.Mutant.Id, Pair: pair)))
            .Where(static one => one.Pair is { IsMeasured: true, Measured.Throughput: not null })
            .OrderByDescending(static one => one.Pair.Measured!.Throughput!.BugSize)
            .ThenBy(static one => one.Id, StringComparer.Ordinal)
            .Select(one => Row(one.Id, one.Pair, results.Settings))]);

    private static IReadOnlyList<string> Row(string mutant, TestedPair pair, MutationSettings settings)
    {
        var interval = pair.Measured!.Throughput!;
        return
        [
            mutant,
            pair.Test,
            string.Create(CultureInfo.InvariantCulture, $"{100 * interval.BugSize:0.0} %"),
            string.Create(CultureInfo.InvariantCulture, $"{interval.Lower:0.000} .. {interval.Upper:0.000}"),
            interval.Width.ToString("0.000", CultureInfo.InvariantCulture),
            .. settings.Thresholds.Select(threshold => $"{Word(KillBy.Test, threshold)} / {Word(KillBy.Rci, threshold)}"),
        ];

        string Word(KillBy rule, double threshold) => Scoring.Kills(pair, threshold, settings with { KillBy = rule }) ? "yes" : "no";
    }
}
