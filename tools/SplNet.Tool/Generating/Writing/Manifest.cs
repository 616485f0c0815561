namespace SplNet.Tool.Generating.Writing;

/// <summary>What a generation has written, and of which tests: the next one learns from it which files a person has changed.</summary>
internal sealed record Manifest
{
    /// <summary>The name of its file in the folder of the project.</summary>
    public const string File = "splnet-generate.json";

    /// <summary>The version of this document.</summary>
    public const int Current = 1;

    public int Version { get; init; } = Current;

    /// <summary>The simple name of the tests' assembly.</summary>
    public string Tests { get; init; } = string.Empty;

    /// <summary>For what the benchmarks are written.</summary>
    public Backend Backend { get; init; }

    /// <summary>The files with the hash of their content as it was written.</summary>
    public IReadOnlyDictionary<string, string> Files { get; init; } = new Dictionary<string, string>(StringComparer.Ordinal);

    /// <summary>The trial that found the states of the tests; null where they were not tried.</summary>
    public ManifestTrial? Trial { get; init; }

    public IReadOnlyList<ManifestBenchmark> Benchmarks { get; init; } = [];

    public IReadOnlyList<ManifestRefusal> Refused { get; init; } = [];
}
