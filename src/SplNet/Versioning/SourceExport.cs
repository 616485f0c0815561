using SplNet.Versions.Builds;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versioning;

/// <summary>The sources of a version, exported for a build.</summary>
/// <param name="repository">The repository.</param>
/// <param name="revision">The revision.</param>
/// <param name="tests">The current tests, if they are built with it; or null.</param>
/// <param name="asWorktree">True for a worktree, which is removed from the repository on disposal.</param>
internal sealed class SourceExport(IRevisionSource repository, ResolvedRevision revision, TestSources? tests, bool asWorktree) : IDisposable
{
    private WorktreeExport? _worktree;

    /// <summary>
    /// A key that is equal if the builds are equal. A build that reads the history may distinguish commits with equal content.
    /// </summary>
    public string Key =>
        string.Join(' ', new[] { asWorktree ? $"worktree {revision.Id}" : revision.ContentKey, tests?.Key }.OfType<string>());

    /// <summary>Writes the sources into a folder that does not exist yet.</summary>
    public void Write(string folder, CancellationToken cancellation)
    {
        if (asWorktree)
            WriteWorktree(folder, cancellation);
        else
            repository.Export(revision, folder, cancellation);
        tests?.CopyTo(folder);
    }

    public void Dispose() => _worktree?.Dispose();

    private void WriteWorktree(string folder, CancellationToken cancellation)
    {
        if (repository is not GitRepository git || revision is not GitRevision commit)
            throw new SplNetException(
                $"Only git has worktrees, but {revision.Text} is a Subversion revision. Leave out {Remedy.Worktree}.");
        _worktree = git.ExportWorktree(commit, Path.GetDirectoryName(folder)!, cancellation);
        _worktree.MoveTo(folder);
    }
}
