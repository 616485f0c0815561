using System.Text.Json.Serialization;

namespace SplNet.Tool.Generating.Writing;

/// <summary>A test, or a row of one, that did not become a benchmark.</summary>
/// <param name="Test">The full name of the test.</param>
/// <param name="Reason">Why.</param>
/// <param name="Detail">What it is about.</param>
/// <param name="IsRow">True where other rows of the test became benchmarks.</param>
internal sealed record ManifestRefusal(string Test, string Reason, string Detail, bool IsRow)
{
    /// <summary>The signature of the test as a hash, which tells overloads apart; null in older manifests.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Signature { get; init; }

    /// <summary>The id of its row; null if all rows were refused, or there are none.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Row { get; init; }
}
