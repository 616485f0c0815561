using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>A method that measures a test, with all of its rows or with one.</summary>
/// <param name="Method">The name of the method.</param>
/// <param name="Test">The test.</param>
/// <param name="Rows">The rows that the method takes as arguments.</param>
/// <param name="Fixed">The row that stands in the method itself; null where the method takes arguments, or the test none.</param>
internal sealed record Benchmark(string Method, TestCandidate Test, IReadOnlyList<BenchmarkRow> Rows, BenchmarkRow? Fixed)
{
    /// <summary>What it keeps from one operation to the next.</summary>
    public KeptObjects Kept { get; init; }

    /// <summary>How many objects its pool has, if it has one.</summary>
    public int PoolSize { get; init; } = PoolSizes.Smallest;

    /// <summary>How many values it gives: one for each row.</summary>
    public int Count => Math.Max(1, Rows.Count);
}
