using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Trying;

/// <summary>The result of an earlier generation for a test or a row.</summary>
/// <param name="Refusal">The refusal; null if it became a benchmark.</param>
/// <param name="Kept">The objects that its benchmark keeps; null if there is none, or if a different life cycle was requested.</param>
/// <param name="PoolSize">The number of objects in its pool; null if unknown.</param>
internal sealed record EarlierState(Refusal? Refusal, KeptObjects? Kept, int? PoolSize);
