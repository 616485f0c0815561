using SplNet.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>A test that did not become a benchmark, or a row of one that did.</summary>
/// <param name="Test">The full name of the test.</param>
/// <param name="Refusal">Why.</param>
/// <param name="IsRow">True where other rows of the test became benchmarks.</param>
internal sealed record RefusedTest(string Test, Refusal Refusal, bool IsRow);
