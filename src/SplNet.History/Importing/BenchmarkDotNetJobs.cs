using System.Globalization;

namespace SplNet.History.Importing;

/// <summary>The marks that distinguish benchmarks of one name in a report of BenchmarkDotNet: their jobs.</summary>
internal static class BenchmarkDotNetJobs
{
    /// <summary>
    /// Gets the mark of each benchmark, which follows its name in the name of its series. It is empty if one job ran
    /// the benchmark once, so that a series continues if a job or a case is added to others.
    /// </summary>
    public static IReadOnlyList<string> Of(IReadOnlyList<BenchmarkDotNetCase> benchmarks)
    {
        var marks = new string[benchmarks.Count];
        foreach (var same in Enumerable.Range(0, benchmarks.Count).GroupBy(index => benchmarks[index].FullName, StringComparer.Ordinal))
        {
            int[] indices = [.. same];
            foreach (var (index, mark) in indices.Zip(Marks([.. indices.Select(index => BenchmarkDotNetJob.Of(benchmarks[index]))])))
                marks[index] = mark;
        }

        return marks;
    }

    /// <summary>Gets the mark of the second and later ones of a name that only their order distinguishes.</summary>
    /// <param name="before">The number of earlier ones.</param>
    public static string Place(int before) => before == 0 ? string.Empty : string.Create(CultureInfo.InvariantCulture, $" #{before + 1}");

    private static IEnumerable<string> Marks(IReadOnlyList<BenchmarkDotNetJob> jobs)
    {
        var different = jobs.DistinctBy(static job => job.Key, StringComparer.Ordinal).ToList();
        List<string> words = [.. jobs.Select(job => different.Count == 1 ? string.Empty : Word(job, different))];
        return words.Select(
            (word, index) => (word.Length > 0 ? $" [{word}]" : string.Empty) + Place(words.Take(index).Count(other => other == word)));
    }

    // The settings in which a job differs come first: common settings may change without a new series. Then all its settings, then its id.
    private static string Word(BenchmarkDotNetJob job, List<BenchmarkDotNetJob> all)
    {
        Func<BenchmarkDotNetJob, string>[] words =
        [
            one => string.Join(
                ", ", one.Settings.Where(setting => !all.TrueForAll(other => other.Settings.Contains(setting, StringComparer.Ordinal)))),
            static one => string.Join(", ", one.Settings),
            static one => one.GivenId,
        ];
        return words.Select(word => (Own: word(job), Count: all.Count(other => word(other) == word(job))))
            .FirstOrDefault(static word => word is { Own.Length: > 0, Count: 1 }).Own
            ?? words[^1](job);
    }
}
