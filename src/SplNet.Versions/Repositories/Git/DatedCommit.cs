using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// The state of a branch at a date: the first commit along first parents that was committed by then. Git itself uses the
/// reflog of the clone, which records the times of fetches and differs from machine to machine.
/// </summary>
internal static class DatedCommit
{
    public static Commit Find(Commit tip, DateTimeOffset instant, string text, Repository repository, ObjectStore store)
    {
        var commit = tip;
        while (commit.Committer.When > instant)
        {
            var oldest = commit;
            commit = FirstParent.Of(commit, repository, store) ?? throw (store.IsShallow
                ? GitErrors.Shallow(store, $"'{text}' is earlier than the history of this shallow clone")
                : GitErrors.Unknown(
                    store, $"'{text}' names no commit", $"The first commit is of {oldest.Committer.When.UtcDateTime:yyyy-MM-dd HH:mm}Z."));
        }

        return commit;
    }
}
