namespace SplNet.History.Stores;

/// <summary>A part of a session that was recorded.</summary>
/// <param name="Session">The key of the session.</param>
/// <param name="Count">How many parts there are.</param>
/// <param name="Number">Which one, from 1.</param>
internal sealed record Shard(string Session, int Count, int Number);
