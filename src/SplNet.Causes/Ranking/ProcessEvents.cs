using SplNet.Causes.Work;

namespace SplNet.Causes.Ranking;

/// <summary>Events that the runtime reported on both sides during counting: exceptions by type, waits for locks, collections.</summary>
internal static class ProcessEvents
{
    /// <summary>The events on either side, per operation: the median of the runs for each.</summary>
    public static IReadOnlyList<Clue> Between(IReadOnlyList<RunCounts> older, IReadOnlyList<RunCounts> newer)
    {
        var types = older.Concat(newer).SelectMany(static run => run.Exceptions.Keys).Distinct(StringComparer.Ordinal)
            .Order(StringComparer.Ordinal);
        return
        [
            .. types.Select(type => Of(ClueKind.Thrown, type, run => run.Exceptions.GetValueOrDefault(type))),
            .. new[]
            {
                Of(ClueKind.Contentions, string.Empty, static run => run.Contentions),
                Of(ClueKind.Collections, string.Empty, static run => run.Collections),
            }
                .Where(static one => one.Before > 0 || one.After > 0),
        ];

        Clue Of(ClueKind kind, string target, Func<RunCounts, long> count) =>
            new(kind, target, Middle(older, count), Middle(newer, count)) { IsExact = IsEqual(older, count) && IsEqual(newer, count) };
    }

    private static double Middle(IReadOnlyList<RunCounts> runs, Func<RunCounts, long> count) =>
        (double)runs.Select(count).Order().ElementAt(runs.Count / 2) / runs[0].Operations;

    private static bool IsEqual(IReadOnlyList<RunCounts> runs, Func<RunCounts, long> count) => runs.Select(count).Distinct().Count() == 1;
}
