namespace SplNet.Versions.Cache;

/// <summary>The location and size of the cache.</summary>
internal sealed record CacheOptions
{
    /// <summary>Gets the folder; null for <c>SPLNET_CACHE</c>, otherwise the platform's usual folder.</summary>
    public string? Folder { get; init; }

    /// <summary>
    /// Gets the size limit of all entries in bytes; beyond it, unused entries are removed, the least recently used first. 2 GiB.
    /// </summary>
    public long SizeLimit { get; init; } = 2L << 30;

    /// <summary>Gets the clock for the times of creation and use.</summary>
    public TimeProvider Clock { get; init; } = TimeProvider.System;
}
