namespace SplNet.Versions.Cache;

/// <summary>An entry in a list of the cache.</summary>
/// <param name="Key">Its key.</param>
/// <param name="Title">Its description.</param>
/// <param name="Bytes">Its size.</param>
/// <param name="Created">The time of creation.</param>
/// <param name="Used">The time of the last use.</param>
internal sealed record CacheEntry(string Key, string Title, long Bytes, DateTimeOffset Created, DateTimeOffset Used);
