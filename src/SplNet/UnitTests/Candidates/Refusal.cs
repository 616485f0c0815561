namespace SplNet.UnitTests.Candidates;

/// <summary>Why a test, or some of its rows, cannot become a benchmark.</summary>
/// <param name="Reason">The reason, the same words for all tests that share it, so that it can be counted.</param>
/// <param name="Detail">What it is about in this test; empty where the reason says all.</param>
internal sealed record Refusal(string Reason, string Detail = "");
