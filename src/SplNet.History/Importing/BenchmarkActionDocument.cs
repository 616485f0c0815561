using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.History.Importing;

/// <summary>The data file of github-action-benchmark: commits with their numbers, suite by suite.</summary>
internal sealed record BenchmarkActionDocument
{
    /// <summary>Gets the unread entries of each suite: a mistake in one does not affect the others.</summary>
    public required IReadOnlyDictionary<string, IReadOnlyList<JsonElement>?> Entries { get; init; }
}

internal sealed record BenchmarkActionEntry
{
    public required BenchmarkActionCommit Commit { get; init; }

    /// <summary>Gets the milliseconds since 1970.</summary>
    public long Date { get; init; }

    public string? Tool { get; init; }

    public required IReadOnlyList<BenchmarkActionNumber?> Benches { get; init; }

    /// <summary>Gets the numbers that have a name.</summary>
    [JsonIgnore]
    public IEnumerable<BenchmarkActionNumber> Numbers =>
        Benches.OfType<BenchmarkActionNumber>().Where(static number => number.Name.Length > 0);
}

internal sealed record BenchmarkActionCommit
{
    public required string Id { get; init; }
}

internal sealed record BenchmarkActionNumber
{
    [JsonPropertyName("name")]
    public string? GivenName { get; init; }

    /// <summary>Gets the name; empty if there is none.</summary>
    [JsonIgnore]
    public string Name => GivenName ?? string.Empty;

    /// <summary>
    /// Gets or sets the value; not a number if the file has null, which is how JSON writes such a value, or anything else.
    /// </summary>
    [JsonConverter(typeof(NumberOrNone))]
    public double Value { get; set; } = double.NaN; // init would lose the initial value

    public string? Unit { get; init; }

    /// <summary>Gets the range: "± 12.3" from most tools, a number or any text from custom ones.</summary>
    public JsonElement Range { get; init; }
}
