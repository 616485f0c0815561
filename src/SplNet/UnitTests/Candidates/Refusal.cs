namespace SplNet.UnitTests.Candidates;

/// <summary>The reason why a test, or some of its rows, cannot become a benchmark.</summary>
/// <param name="Reason">The reason, with the same words for all affected tests, so that it can be counted.</param>
/// <param name="Detail">The details for this test; empty if the reason is sufficient.</param>
internal sealed record Refusal(string Reason, string Detail = "");
