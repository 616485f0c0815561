namespace SplNet.Tool.Sharding;

/// <summary>Which part of the whole a document holds.</summary>
/// <param name="Number">Which part, from 1.</param>
/// <param name="Count">How many parts there are.</param>
/// <param name="All">The measurements of all parts together, in order.</param>
internal sealed record MeasuredShard(int Number, int Count, IReadOnlyList<string> All);
