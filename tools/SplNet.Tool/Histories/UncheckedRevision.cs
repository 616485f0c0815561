using SplNet.Evaluation.ResultDocuments;
using SplNet.History.Measurements;
using SplNet.Syntax;
using SplNet.Versioning;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>Warns about measurements that checks will ignore, while the user can still correct this.</summary>
internal static class UncheckedRevision
{
    /// <summary>The reason why check ignores some or all of them; null if it does not.</summary>
    /// <param name="sessions">The recorded sessions.</param>
    /// <param name="program">The measured program, whose folder determines the commit.</param>
    public static string? Of(IReadOnlyList<RecordedSession> sessions, string program)
    {
        var folder = Path.GetDirectoryName(Path.GetFullPath(program))!;
        if (sessions.FirstOrDefault(static session => session.Session.Revision.IsChanged) is { } changed)
            return $"This was measured with uncommitted changes to {ShortCommit.Of(changed.Session.Revision.Commit)}, " +
                "but check uses commits only. " +
                $"Commit the changes that 'git status' lists{ChangeIn(folder)}, or ignore unrelated files; then record again.";
        return sessions.Any(static session => session.Session.Revision.Commit.Length == 0)
            ? $"The measured commit is unknown, so check skips it. {ReasonIn(folder)}"
            : null;
    }

    // If git status shows nothing, this at least shows the detected change.
    private static string ChangeIn(string folder)
    {
        try
        {
            using var repository = GitRepository.Discover(folder);
            return repository.ChangedFiles(repository.Resolve("HEAD"), repository.Resolve(GitRevision.WorkTree)) is [var first, ..]
                ? $", such as {first}"
                : string.Empty;
        }
        catch (RepositoryException)
        {
            return string.Empty; // the measurements are reported in any case
        }
    }

    private static string ReasonIn(string folder)
    {
        const string Named = " Name the commit with --commit ID.";
        try
        {
            return CheckedOutCommit.Of(folder) is null
                ? $"{folder} is not in a git repository with commits.{WayWithout(folder)}"
                : $"The tests did not find the commit of {folder}.{Named}";
        }
        catch (RepositoryException failure)
        {
            return failure.Message + Named;
        }
    }

    private static string WayWithout(string folder) => RepositorySearch.RootOf(RevisionKind.Svn, folder, folder) is { } copy
        ? $" {copy} is a Subversion working copy, which a history does not support. " +
            "Compare its revisions instead: splnet compare svn:PREV …"
        : " Name a commit of another repository with --commit ID.";
}
