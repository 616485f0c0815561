namespace SplNet.Measuring;

/// <summary>Whose bytes other threads allocate while operations run.</summary>
internal enum BytesOfOthers
{
    /// <summary>They belong to the operation, which hands work to other threads.</summary>
    Operation,

    /// <summary>They belong to something else, which allocates as much while no operation runs.</summary>
    Background,

    /// <summary>This cannot be decided.</summary>
    Unknown,
}
