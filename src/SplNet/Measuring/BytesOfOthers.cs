namespace SplNet.Measuring;

/// <summary>The origin of bytes that other threads allocate while operations run.</summary>
internal enum BytesOfOthers
{
    /// <summary>They belong to the operation, which hands work to other threads.</summary>
    Operation,

    /// <summary>They belong to something else, which allocates as much when no operation runs.</summary>
    Background,

    /// <summary>The origin cannot be determined.</summary>
    Unknown,
}
