using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.History.Importing;

/// <summary>What tells benchmarks of one name in a report of BenchmarkDotNet apart: the jobs that they ran with.</summary>
internal static partial class BenchmarkDotNetJobs
{
    /// <summary>For each benchmark what its series is called by beside its name; nothing where the report has the name once, so that such series go on.</summary>
    public static IReadOnlyList<string> Of(IReadOnlyList<BenchmarkDotNetCase> benchmarks)
    {
        var marks = new string[benchmarks.Count];
        foreach (var same in Enumerable.Range(0, benchmarks.Count).GroupBy(index => benchmarks[index].FullName, StringComparer.Ordinal))
        {
            int[] indices = [.. same];
            foreach (var (index, mark) in indices.Zip(indices.Length == 1 ? [string.Empty] : Marks([.. indices.Select(index => benchmarks[index].DisplayInfo ?? string.Empty)])))
                marks[index] = mark;
        }

        return marks;
    }

    /// <summary>What the second and later ones of a name are called by where nothing but their order tells them apart.</summary>
    /// <param name="before">How many were before it.</param>
    public static string Place(int before) => before == 0 ? string.Empty : string.Create(CultureInfo.InvariantCulture, $" #{before + 1}");

    // The ids that BenchmarkDotNet makes up change with any setting, so what the job is made of comes first.
    private static IEnumerable<string> Marks(IReadOnlyList<string> infos)
    {
        var jobs = infos.Select(static info => Job().Match(info)).ToList();
        IReadOnlyList<string> made = [.. jobs.Select(static job => job.Groups["made"].Value)];
        IReadOnlyList<string> words = [.. jobs.Select((job, index) => made[index].Length > 0 && made.Count(other => other == made[index]) == 1 ? made[index] : job.Groups["id"].Value)];
        return words.Select((word, index) => (word.Length > 0 ? $" [{word}]" : string.Empty) + Place(words.Take(index).Count(other => other == word)));
    }

    // "Bench.Sort: Job-ABCDEF(Runtime=.NET 8.0) [N=10]", of a job without settings "Bench.Sort: DefaultJob [N=10]".
    [GeneratedRegex(@": (?<id>[^:(\[]+?)(?:\((?<made>.*?)\))?(?: \[.*\])?$", RegexOptions.CultureInvariant | RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Job();
}
