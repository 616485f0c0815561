using System.Text.Json;
using SplNet.Tool.Generating.CSharp;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Generating.Writing;

/// <summary>Creates and reads manifests.</summary>
internal static class Manifests
{
    /// <summary>Creates the manifest of a generation.</summary>
    /// <param name="tests">The simple name of the tests' assembly.</param>
    /// <param name="backend">The target of the benchmarks.</param>
    /// <param name="plan">The plan that was written.</param>
    /// <param name="gone">Benchmarks of removed tests, in files that were kept; the next generation still needs them.</param>
    /// <param name="files">The files with their hashes.</param>
    /// <param name="trial">The trial; null if nothing was tried.</param>
    public static Manifest Of(
        string tests, Backend backend, BenchmarkPlan plan, ManifestTrial? trial, IReadOnlyList<ManifestBenchmark> gone,
        IReadOnlyDictionary<string, string> files) => new()
        {
            Trial = trial,
            Tests = tests,
            Backend = backend,
            Files = files,
            Benchmarks =
            [
                .. from one in plan.Classes
                    from benchmark in one.Benchmarks
                    from row in RowsOf(benchmark)
                    select Of(one, benchmark, row, backend),
                .. gone,
            ],
            Refused =
            [
                .. plan.Refused.Select(static one => new ManifestRefusal(one.Name, one.Refusal.Reason, one.Refusal.Detail, one.IsRow)
                {
                    Signature = BenchmarkPlan.SignatureOf(one.Test),
                    Row = one.Row,
                }),
            ],
        };

    /// <summary>Reads the manifest of an earlier generation; an empty one if there is none.</summary>
    /// <param name="folder">The folder of the project.</param>
    /// <exception cref="SplNetException">The manifest cannot be read.</exception>
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
                : throw new SplNetException(
                    $"{path} was written by another version of splnet. " +
                    "Generate into a new folder, or delete the file; every file in the folder then counts as yours and is kept.");
        }
        catch (JsonException damaged)
        {
            throw new SplNetException(
                $"{path} is damaged: {damaged.Message} Restore it from your repository, or delete it; " +
                "every file in the folder then counts as yours and is kept.",
                damaged);
        }
    }

    private static IEnumerable<BenchmarkRow?> RowsOf(Benchmark benchmark) =>
        benchmark.Rows.Count == 0 ? (IEnumerable<BenchmarkRow?>)[benchmark.Fixed] : benchmark.Rows;

    private static ManifestBenchmark Of(BenchmarkClass one, Benchmark benchmark, BenchmarkRow? row, Backend backend) =>
        new(benchmark.Test.FullName, row?.Id, $"{one.Namespace}.{one.Name}.{CSharpName.Of(benchmark.Method)}", one.File, benchmark.Kept
            .ToString().ToLowerInvariant())
        {
            Signature = BenchmarkPlan.SignatureOf(benchmark.Test),
            PoolSize = backend == Backend.BenchmarkDotNet && benchmark.Kept == KeptObjects.Pooled ? benchmark.PoolSize : null,
        };
}
