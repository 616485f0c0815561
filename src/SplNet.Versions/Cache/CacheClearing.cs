namespace SplNet.Versions.Cache;

/// <summary>The result of clearing the cache.</summary>
/// <param name="Removed">The number of removed entries.</param>
/// <param name="Bytes">The freed space.</param>
/// <param name="InUse">The number of entries that stay because they are in use.</param>
internal sealed record CacheClearing(int Removed, long Bytes, int InUse);
