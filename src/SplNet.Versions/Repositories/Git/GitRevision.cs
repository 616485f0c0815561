namespace SplNet.Versions.Repositories.Git;

/// <summary>A commit, or the work tree as it is.</summary>
/// <param name="Text">As it was asked for.</param>
/// <param name="Id">The full id of the commit; of a work tree that of its content.</param>
/// <param name="TreeId">The id of the content.</param>
/// <param name="CommitId">The full id of the commit; of a work tree the one that is checked out, if there is one.</param>
/// <param name="Description">One line for reports.</param>
internal sealed record GitRevision(string Text, string Id, string TreeId, string? CommitId, string Description)
    : ResolvedRevision(Text, Id, TreeId, Description)
{
    /// <summary>What names the work tree; a branch of that name is still <c>refs/heads/WORKTREE</c>.</summary>
    public const string WorkTree = "WORKTREE";

    public bool IsWorkTree => Text == WorkTree;
}
