namespace SplNet.Versions.Cache;

/// <summary>Where versions are kept, and how many.</summary>
internal sealed record CacheOptions
{
    /// <summary>The folder; null for that of <c>SPLNET_CACHE</c>, else the platform's usual place.</summary>
    public string? Folder { get; init; }

    /// <summary>How many bytes the entries may have together, before those that nobody uses are removed, the longest unused first; 2 GiB.</summary>
    public long SizeLimit { get; init; } = 2L << 30;

    /// <summary>The clock for the times of creation and use.</summary>
    public TimeProvider Clock { get; init; } = TimeProvider.System;
}
