using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Trying;

/// <summary>What an earlier generation made of a test, or of a row of one.</summary>
/// <param name="Refusal">Why it was refused; null if it became a benchmark.</param>
/// <param name="Kept">What its benchmark keeps; null if it has none, or another life cycle was asked for.</param>
/// <param name="PoolSize">How many objects its pool has; null if that is not known.</param>
internal sealed record EarlierState(Refusal? Refusal, KeptObjects? Kept, int? PoolSize);
