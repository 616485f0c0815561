using System.Text.Json;

namespace SplNet.History.Importing;

/// <summary>The data file of github-action-benchmark: commits with their numbers, suite by suite.</summary>
internal sealed record BenchmarkActionDocument
{
    public required IReadOnlyDictionary<string, IReadOnlyList<BenchmarkActionEntry>> Entries { get; init; }
}

internal sealed record BenchmarkActionEntry
{
    public required BenchmarkActionCommit Commit { get; init; }

    /// <summary>Milliseconds since 1970.</summary>
    public long Date { get; init; }

    public string? Tool { get; init; }

    public required IReadOnlyList<BenchmarkActionNumber> Benches { get; init; }
}

internal sealed record BenchmarkActionCommit
{
    public required string Id { get; init; }
}

internal sealed record BenchmarkActionNumber
{
    public required string Name { get; init; }

    public required double Value { get; init; }

    public string? Unit { get; init; }

    /// <summary>"± 12.3" from most tools, a number or any text from custom ones.</summary>
    public JsonElement Range { get; init; }
}
