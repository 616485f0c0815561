using System.Text.Json;
using SplNet.Tool.Generating.CSharp;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Generating.Writing;

/// <summary>Makes and reads manifests.</summary>
internal static class Manifests
{
    /// <summary>The manifest of what was written.</summary>
    /// <param name="tests">The simple name of the tests' assembly.</param>
    /// <param name="backend">For what the benchmarks are written.</param>
    /// <param name="plan">What is written.</param>
    /// <param name="gone">Benchmarks of tests that are gone, in files that were left as they are: the next generation still has to see them.</param>
    /// <param name="files">The files with their hashes.</param>
    /// <param name="trial">The trial; null where nothing was tried.</param>
    public static Manifest Of(string tests, Backend backend, BenchmarkPlan plan, ManifestTrial? trial, IReadOnlyList<ManifestBenchmark> gone, IReadOnlyDictionary<string, string> files) => new()
    {
        Trial = trial,
        Tests = tests,
        Backend = backend,
        Files = files,
        Benchmarks = [.. from one in plan.Classes from benchmark in one.Benchmarks from row in RowsOf(benchmark) select Of(one, benchmark, row, backend), .. gone],
        Refused = [.. plan.Refused.Select(static one => new ManifestRefusal(one.Name, one.Refusal.Reason, one.Refusal.Detail, one.IsRow) { Signature = BenchmarkPlan.SignatureOf(one.Test), Row = one.Row })],
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

    private static ManifestBenchmark Of(BenchmarkClass one, Benchmark benchmark, BenchmarkRow? row, Backend backend) =>
        new(benchmark.Test.FullName, row?.Id, $"{one.Namespace}.{one.Name}.{CSharpName.Of(benchmark.Method)}", one.File, benchmark.Kept.ToString().ToLowerInvariant())
        {
            Signature = BenchmarkPlan.SignatureOf(benchmark.Test),
            PoolSize = backend == Backend.BenchmarkDotNet && benchmark.Kept == KeptObjects.Pooled ? benchmark.PoolSize : null,
        };
}
