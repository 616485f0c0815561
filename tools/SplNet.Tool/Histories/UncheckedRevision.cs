using SplNet.History.Measurements;
using SplNet.ResultDocuments;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Histories;

/// <summary>What is told of measurements that no check will look at, while it can still be mended.</summary>
internal static class UncheckedRevision
{
    /// <summary>Why check looks at none of them, or not at all; null where it does.</summary>
    /// <param name="sessions">What was recorded.</param>
    /// <param name="program">The program that was measured: its folder tells the commit.</param>
    public static string? Of(IReadOnlyList<RecordedSession> sessions, string program)
    {
        if (sessions.FirstOrDefault(static session => session.Session.Revision.IsChanged) is { } changed)
            return $"This is of a work tree with changes upon {ShortCommit.Of(changed.Session.Revision.Commit)}, and check looks at commits only. 'git status' lists the changes: commit them, or have git ignore what is no part of it; then record again.";
        return sessions.Any(static session => session.Session.Revision.Commit.Length == 0)
            ? $"No commit is known of what was measured, so check does not look at it. {ReasonIn(Path.GetDirectoryName(Path.GetFullPath(program))!)} --commit ID names the commit."
            : null;
    }

    private static string ReasonIn(string folder)
    {
        try
        {
            return CheckedOutCommit.Of(folder) is null ? $"{folder} lies in no git repository, or in one without commits." : $"The tests did not find that of {folder}.";
        }
        catch (RepositoryException failure)
        {
            return failure.Message;
        }
    }
}
