using System.Text.Json;
using SplNet.Tool.Generating.CSharp;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Generating.Writing;

/// <summary>Makes and reads manifests.</summary>
internal static class Manifests
{
    private const string Faithful = "faithful";

    /// <summary>The manifest of what was written.</summary>
    public static Manifest Of(string tests, Backend backend, BenchmarkPlan plan, IReadOnlyDictionary<string, string> files) => new()
    {
        Tests = tests,
        Backend = backend,
        Files = files,
        Benchmarks = [.. from one in plan.Classes from benchmark in one.Benchmarks from row in RowsOf(benchmark) select Of(one, benchmark, row)],
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

    private static IEnumerable<string?> RowsOf(Benchmark benchmark) => benchmark.Rows.Count == 0 ? [benchmark.Fixed?.Id] : benchmark.Rows.Select(static row => (string?)row.Id);

    private static ManifestBenchmark Of(BenchmarkClass one, Benchmark benchmark, string? row) =>
        new(benchmark.Test.FullName, row, $"{one.Namespace}.{one.Name}.{CSharpName.Of(benchmark.Method)}", one.File, Faithful);
}
