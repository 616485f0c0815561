using SplNet.Versions.Builds;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versioning;

/// <summary>The sources of a version as a build finds them.</summary>
/// <param name="repository">Where they come from.</param>
/// <param name="revision">Which ones.</param>
/// <param name="tests">Today's tests, if they are to be built with it; or null.</param>
/// <param name="asWorktree">True for a worktree, which the repository forgets when this is disposed of.</param>
internal sealed class SourceExport(IRevisionSource repository, ResolvedRevision revision, TestSources? tests, bool asWorktree) : IDisposable
{
    private WorktreeExport? _worktree;

    /// <summary>Equal where what is built from it is. A build that reads the history may tell commits of one content apart.</summary>
    public string Key => string.Join(' ', new[] { asWorktree ? $"worktree {revision.Id}" : revision.ContentKey, tests?.Key }.OfType<string>());

    /// <summary>Writes them into a folder that does not exist yet.</summary>
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
            throw new SplNetException($"Only git has worktrees, and {revision.Text} is a revision of Subversion: leave out {Remedy.Worktree}.");
        _worktree = git.ExportWorktree(commit, Path.GetDirectoryName(folder)!, cancellation);
        _worktree.MoveTo(folder);
    }
}
