using SplNet.Measuring;

namespace SplNet.Evaluation;

/// <summary>
/// Subtracts from the times of runs that were measured in turn what they have in common in a round: a slow moment
/// of the machine. One step of median polish (Tukey, "Exploratory Data Analysis", 1977) on the logarithms, with the rounds as rows and the
/// runs as columns. For two runs the medians of what is left differ by the median of the differences in the rounds.
/// </summary>
internal static class SharedRounds
{
    // With fewer in common there is no meaningful median, and the times stay as they are.
    private const int FewestRounds = 5;

    /// <summary>The times of each run, without the common part of the rounds; unchanged if it is not known.</summary>
    public static IReadOnlyList<double[]> Without(IReadOnlyList<RunReadings> runs)
    {
        var columns = runs.Select(static run => Column(run)).ToList();
        var rows = columns.OfType<Dictionary<int, double>>()
            .SelectMany(static column => Centred(column))
            .GroupBy(static cell => cell.Key, static cell => cell.Value)
            .Where(static row => row.Skip(1).Any())
            .ToDictionary(static row => row.Key, static row => RunSummaries.Median([.. row]));
        var left = columns.ConvertAll(
            column => column?.Where(cell => rows.ContainsKey(cell.Key)).Select(cell => Math.Exp(cell.Value - rows[cell.Key])).ToArray());
        return left.Exists(static times => times?.Length < FewestRounds)
            ? [.. runs.Select(static run => run.Nanoseconds)]
            : [.. left.Zip(runs, static (times, run) => times ?? run.Nanoseconds)];
    }

    private static Dictionary<int, double>? Column(RunReadings run) =>
        run.Rounds.Length == run.Nanoseconds.Length && Array.TrueForAll(run.Nanoseconds, static time => time > 0 && double.IsFinite(time))
            ? run.Rounds.Zip(run.Nanoseconds).ToDictionary(static cell => cell.First, static cell => Math.Log(cell.Second))
            : null;

    private static IEnumerable<KeyValuePair<int, double>> Centred(Dictionary<int, double> column)
    {
        var middle = RunSummaries.Median([.. column.Values]);
        return column.Select(cell => KeyValuePair.Create(cell.Key, cell.Value - middle));
    }
}
