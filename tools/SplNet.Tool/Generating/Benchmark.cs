using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>A method that measures a test, with all its rows or with one.</summary>
/// <param name="Method">The name of the method.</param>
/// <param name="Test">The test.</param>
/// <param name="Rows">The rows that the method takes as arguments.</param>
/// <param name="Fixed">The row that is written into the method itself; null if the method takes arguments, or if the
/// test has no rows.</param>
internal sealed record Benchmark(string Method, TestCandidate Test, IReadOnlyList<BenchmarkRow> Rows, BenchmarkRow? Fixed)
{
    /// <summary>The objects that it keeps from one operation to the next.</summary>
    public KeptObjects Kept { get; init; }

    /// <summary>The number of objects in its pool, if there is one.</summary>
    public int PoolSize { get; init; } = PoolSizes.Smallest;

    /// <summary>The number of values that it measures: one for each row.</summary>
    public int Count => Math.Max(1, Rows.Count);
}
