namespace SplNet.History.Stores;

/// <summary>A recorded part of a session.</summary>
/// <param name="Session">The key of the session.</param>
/// <param name="Count">The number of parts.</param>
/// <param name="Number">The number of this part, from 1.</param>
internal sealed record Shard(string Session, int Count, int Number);
