namespace SplNet.Versions.Repositories.Git;

/// <summary>A commit or the current work tree.</summary>
/// <param name="Text">The revision as requested.</param>
/// <param name="Id">The full id of the commit; for a work tree, the id of its content.</param>
/// <param name="TreeId">The id of the content.</param>
/// <param name="CommitId">The full id of the commit; for a work tree, the commit that is checked out, if there is one.</param>
/// <param name="Description">One line for reports.</param>
internal sealed record GitRevision(string Text, string Id, string TreeId, string? CommitId, string Description)
    : ResolvedRevision(Text, Id, TreeId, Description)
{
    /// <summary>The name of the work tree; a branch of that name is still <c>refs/heads/WORKTREE</c>.</summary>
    public const string WorkTree = "WORKTREE";

    public bool IsWorkTree => Text == WorkTree;
}
