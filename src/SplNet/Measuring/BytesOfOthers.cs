namespace SplNet.Measuring;

/// <summary>The origin of bytes that other threads allocate while operations run.</summary>
internal enum BytesOfOthers
{
    /// <summary>The operation, which hands work to other threads.</summary>
    Operation,

    /// <summary>A different source, which allocates as much when no operation runs.</summary>
    Background,

    /// <summary>The origin cannot be determined.</summary>
    Unknown,
}
