using System.Text.Json.Serialization;

namespace SplNet.Tool.Generating.Writing;

/// <summary>A benchmark in the manifest.</summary>
/// <param name="Test">The full name of the test.</param>
/// <param name="Row">The id of the row; null for a test without rows.</param>
/// <param name="Benchmark">The full name of the method that measures it.</param>
/// <param name="File">The file that contains it.</param>
/// <param name="LifeCycle">The content of an operation.</param>
internal sealed record ManifestBenchmark(string Test, string? Row, string Benchmark, string File, string LifeCycle)
{
    /// <summary>The signature of the test as a hash, which distinguishes overloads; null in older manifests.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Signature { get; init; }

    /// <summary>The number of objects in its pool; null if there is none.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public int? PoolSize { get; init; }
}
