namespace SplNet.Versions.Repositories.Git;

/// <summary>How a file differs between two revisions.</summary>
internal enum FileDifference
{
    /// <summary>Only the later revision has it.</summary>
    Added,

    /// <summary>Both have it, with different content.</summary>
    Changed,

    /// <summary>Only the earlier revision has it.</summary>
    Removed,
}
