namespace SplNet.Evaluation.Baselines;

/// <summary>A commit at which a requirement passed, and with which today's code is compared.</summary>
/// <param name="Commit">Its full id.</param>
/// <param name="Passed">When the requirement passed there, in universal time.</param>
internal sealed record Baseline(string Commit, DateTimeOffset Passed);
