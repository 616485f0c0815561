namespace SplNet.Versions.Cache;

/// <summary>An entry, as a list of the cache shows it.</summary>
/// <param name="Key">Its key.</param>
/// <param name="Title">What it is, in words.</param>
/// <param name="Bytes">Its size.</param>
/// <param name="Created">When it was made.</param>
/// <param name="Used">When it was used last.</param>
internal sealed record CacheEntry(string Key, string Title, long Bytes, DateTimeOffset Created, DateTimeOffset Used);
