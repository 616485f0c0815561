using System.Text.Json.Serialization;

namespace SplNet.History.Importing;

/// <summary>BenchmarkDotNet's exports as JSON, with the names of its properties.</summary>
[JsonSourceGenerationOptions(
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals | JsonNumberHandling.AllowReadingFromString,
    RespectNullableAnnotations = true)]
[JsonSerializable(typeof(BenchmarkDotNetDocument))]
internal sealed partial class BenchmarkDotNetJson : JsonSerializerContext;

internal sealed record BenchmarkDotNetDocument
{
    public string? Title { get; init; }

    public required BenchmarkDotNetHost HostEnvironmentInfo { get; init; }

    public required IReadOnlyList<BenchmarkDotNetCase> Benchmarks { get; init; }
}

internal sealed record BenchmarkDotNetHost
{
    public string? OsVersion { get; init; }

    public string? ProcessorName { get; init; }

    public int? LogicalCoreCount { get; init; }

    public string? RuntimeVersion { get; init; }

    public string? Architecture { get; init; }
}

internal sealed record BenchmarkDotNetCase
{
    public required string FullName { get; init; }

    /// <summary>Gets its method, job and parameters, for people.</summary>
    public string? DisplayInfo { get; init; }

    /// <summary>Gets its method as in <see cref="DisplayInfo"/>: the name, or the description in quotes.</summary>
    public string? MethodTitle { get; init; }

    /// <summary>Gets its parameters, <c>N=10&amp;S=a</c>.</summary>
    public string? Parameters { get; init; }

    public BenchmarkDotNetStatistics? Statistics { get; init; }

    public BenchmarkDotNetMemory? Memory { get; init; }

    public IReadOnlyList<BenchmarkDotNetMeasurement>? Measurements { get; init; }
}

internal sealed record BenchmarkDotNetStatistics
{
    public double?[]? OriginalValues { get; init; }
}

internal sealed record BenchmarkDotNetMemory
{
    public long? BytesAllocatedPerOperation { get; init; }
}

internal sealed record BenchmarkDotNetMeasurement
{
    public string? IterationMode { get; init; }

    public string? IterationStage { get; init; }

    public int LaunchIndex { get; init; }

    public long Operations { get; init; }

    public double Nanoseconds { get; init; }
}
