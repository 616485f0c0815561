namespace SplNet.Versions.Cache;

/// <summary>The cache of built versions cannot be used; the message says why, and what to do.</summary>
internal sealed class CacheException(string message, Exception? cause = null) : Exception(message, cause);
