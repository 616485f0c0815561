namespace SplNet.Tool.Generating.Writing;

/// <summary>A benchmark in the manifest.</summary>
/// <param name="Test">The full name of the test.</param>
/// <param name="Row">The id of its row; null for a test without rows.</param>
/// <param name="Benchmark">The full name of the method that measures it.</param>
/// <param name="File">The file in which it stands.</param>
/// <param name="LifeCycle">What an operation holds.</param>
internal sealed record ManifestBenchmark(string Test, string? Row, string Benchmark, string File, string LifeCycle)
{
    /// <summary>Nanoseconds of the test with all that its framework does around it, roughly, as the trial saw it; null where it was not tried.</summary>
    public double? Nanoseconds { get; init; }

    /// <summary>Nanoseconds of an operation with its life cycle.</summary>
    public double? NanosecondsOfOperation { get; init; }

    /// <summary>How many of these the framework's steps around the test take.</summary>
    public double? NanosecondsAround { get; init; }
}
