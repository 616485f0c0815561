using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>A test that did not become a benchmark, or a row of a test that did.</summary>
/// <param name="Test">The test.</param>
/// <param name="Row">The id of the row if the trial refused it; null otherwise.</param>
/// <param name="Refusal">The refusal.</param>
/// <param name="IsRow">True if other rows of the test became benchmarks.</param>
internal sealed record RefusedTest(TestCandidate Test, string? Row, Refusal Refusal, bool IsRow)
{
    /// <summary>The full name of the test.</summary>
    public string Name => Test.FullName;
}
