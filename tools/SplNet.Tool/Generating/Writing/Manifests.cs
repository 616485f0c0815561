using System.Globalization;
using System.Text.Json;
using SplNet.Tool.Generating.CSharp;
using SplNet.Tool.Generating.Trying;
using SplNet.Tool.Reporting;
using SplNet.Trials;

namespace SplNet.Tool.Generating.Writing;

/// <summary>Makes and reads manifests.</summary>
internal static class Manifests
{
    /// <summary>The manifest of what was written.</summary>
    /// <param name="tests">The simple name of the tests' assembly.</param>
    /// <param name="backend">For what the benchmarks are written.</param>
    /// <param name="plan">What is written.</param>
    /// <param name="tried">What came of the trial.</param>
    /// <param name="gone">Benchmarks of tests that are gone, in files that were left as they are: the next generation still has to see them.</param>
    /// <param name="files">The files with their hashes.</param>
    public static Manifest Of(string tests, Backend backend, BenchmarkPlan plan, TriedTests tried, IReadOnlyList<ManifestBenchmark> gone, IReadOnlyDictionary<string, string> files) => new()
    {
        Tests = tests,
        Backend = backend,
        Files = files,
        Benchmarks = [.. from one in plan.Classes from benchmark in one.Benchmarks from row in RowsOf(benchmark) select Of(one, benchmark, row, tried), .. gone],
        Refused = [.. plan.Refused.Select(static one => new ManifestRefusal(one.Test, one.Refusal.Reason, one.Refusal.Detail, one.IsRow))],
    };

    /// <summary>That of an earlier generation; an empty one where there is none.</summary>
    /// <param name="folder">The folder of the project.</param>
    /// <exception cref="SplNetException">It cannot be read.</exception>
    public static Manifest Read(string folder)
    {
        var path = Path.Combine(folder, Manifest.File);
        if (!File.Exists(path))
            return new Manifest();
        try
        {
            var read = DocumentJson.Read<Manifest>(File.ReadAllText(path));
            return read.Version == Manifest.Current
                ? read
                : throw new SplNetException($"{path} was written by another version of splnet. Generate into a new folder, or delete the file: then every file of the folder counts as yours, and is left alone.");
        }
        catch (JsonException damaged)
        {
            throw new SplNetException($"{path} is damaged: {damaged.Message} Bring it back from your repository, or delete it: then every file of the folder counts as yours, and is left alone.", damaged);
        }
    }

    private static IEnumerable<BenchmarkRow?> RowsOf(Benchmark benchmark) => benchmark.Rows.Count == 0 ? (IEnumerable<BenchmarkRow?>)[benchmark.Fixed] : benchmark.Rows;

    private static ManifestBenchmark Of(BenchmarkClass one, Benchmark benchmark, BenchmarkRow? row, TriedTests tried)
    {
        var outcome = tried.Of(benchmark.Test, row?.Index ?? TrialSubject.NoRow);
        return new ManifestBenchmark(benchmark.Test.FullName, row?.Id, $"{one.Namespace}.{one.Name}.{CSharpName.Of(benchmark.Method)}", one.File, benchmark.Kept.ToString().ToLowerInvariant())
        {
            Nanoseconds = Known(outcome?.Whole),
            NanosecondsAround = Known(outcome?.Around),
            NanosecondsOfOperation = outcome is null ? null : Known(TriedTests.Of(outcome, benchmark.Kept)),
        };
    }

    // A trial is brief; more digits would say nothing.
    private static double? Known(double? nanoseconds) => nanoseconds is { } known && double.IsFinite(known) ? double.Parse(known.ToString("G2", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture) : null;
}
