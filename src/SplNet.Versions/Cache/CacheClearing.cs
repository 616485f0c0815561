namespace SplNet.Versions.Cache;

/// <summary>What clearing the cache has done.</summary>
/// <param name="Removed">How many entries are gone.</param>
/// <param name="Bytes">How much room that makes.</param>
/// <param name="InUse">How many stay because somebody uses them.</param>
internal sealed record CacheClearing(int Removed, long Bytes, int InUse);
