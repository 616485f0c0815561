namespace SplNet.Versions.Cache;

/// <summary>The cache of built versions cannot be used. The message states the reason and what to do.</summary>
internal sealed class CacheException(string message, Exception? cause = null) : Exception(message, cause);
