namespace SplNet.Causes.Differences;

/// <summary>How a method differs between two builds.</summary>
internal enum ChangeKind
{
    /// <summary>Its code differs.</summary>
    Changed,

    /// <summary>Only the newer build has it.</summary>
    Added,

    /// <summary>Only the older build has it.</summary>
    Removed,
}
