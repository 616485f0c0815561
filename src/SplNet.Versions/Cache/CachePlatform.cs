namespace SplNet.Versions.Cache;

/// <summary>Platforms by cache location.</summary>
internal enum CachePlatform
{
    /// <summary>Linux and others with the XDG folders.</summary>
    Unix,

    /// <summary>macOS.</summary>
    Mac,

    /// <summary>Windows.</summary>
    Windows,
}
