using System.Text.Json.Serialization;

namespace SplNet.Tool.Generating.Writing;

/// <summary>A test, or a row, that did not become a benchmark.</summary>
/// <param name="Test">The full name of the test.</param>
/// <param name="Reason">The reason.</param>
/// <param name="Detail">The details.</param>
/// <param name="IsRow">True if other rows of the test became benchmarks.</param>
internal sealed record ManifestRefusal(string Test, string Reason, string Detail, bool IsRow)
{
    /// <summary>The signature of the test as a hash, which distinguishes overloads; null in older manifests.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Signature { get; init; }

    /// <summary>The id of the row; null if all rows were refused, or if there are none.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Row { get; init; }
}
