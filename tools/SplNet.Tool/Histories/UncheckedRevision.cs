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
            return $"This is of a work tree with changes upon {ShortCommit.Of(changed.Session.Revision.Commit)}, and check looks at commits only. 'git status' lists the changes{ChangeIn(folder)}: commit them, or have git ignore what is no part of it; then record again.";
        return sessions.Any(static session => session.Session.Revision.Commit.Length == 0)
            ? $"No commit is known of what was measured, so check does not look at it. {ReasonIn(folder)}"
            : null;
    }

    // If git status shows nothing, this at least shows the detected change.
    private static string ChangeIn(string folder)
    {
        try
        {
            using var repository = GitRepository.Discover(folder);
            return repository.ChangedFiles(repository.Resolve("HEAD"), repository.Resolve(GitRevision.WorkTree)) is [var first, ..] ? $", {first} among them" : string.Empty;
        }
        catch (RepositoryException)
        {
            return string.Empty; // the measurements are reported in any case
        }
    }

    private static string ReasonIn(string folder)
    {
        const string Named = " --commit ID names the commit.";
        try
        {
            return CheckedOutCommit.Of(folder) is null ? $"{folder} lies in no git repository, or in one without commits.{WayWithout(folder)}" : $"The tests did not find that of {folder}.{Named}";
        }
        catch (RepositoryException failure)
        {
            return failure.Message + Named;
        }
    }

    private static string WayWithout(string folder) => RepositorySearch.RootOf(RevisionKind.Svn, folder, folder) is { } copy
        ? $" {copy} is a working copy of Subversion, whose revisions can be compared and have no history: splnet compare svn:PREV …"
        : " --commit ID names a commit that a repository has elsewhere.";
}
