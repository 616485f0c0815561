namespace SplNet.Tool.Generating.Writing;

/// <summary>
/// The record of a generation: the files that it wrote, and their tests. The next generation uses it to detect
/// files that a user has edited.
/// </summary>
internal sealed record Manifest
{
    /// <summary>The file name in the folder of the project.</summary>
    public const string File = "splnet-generate.json";

    /// <summary>The version of this document.</summary>
    public const int Current = 1;

    public int Version { get; init; } = Current;

    /// <summary>The simple name of the tests' assembly.</summary>
    public string Tests { get; init; } = string.Empty;

    /// <summary>The target of the benchmarks.</summary>
    public Backend Backend { get; init; }

    /// <summary>The files, with hashes of their content as written.</summary>
    public IReadOnlyDictionary<string, string> Files { get; init; } = new Dictionary<string, string>(StringComparer.Ordinal);

    /// <summary>The trial that found the states of the tests; null if they were not tried.</summary>
    public ManifestTrial? Trial { get; init; }

    public IReadOnlyList<ManifestBenchmark> Benchmarks { get; init; } = [];

    public IReadOnlyList<ManifestRefusal> Refused { get; init; } = [];
}
