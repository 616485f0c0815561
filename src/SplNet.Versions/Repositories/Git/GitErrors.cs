using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Turns exceptions of the binding into messages that a user can act on.</summary>
internal static class GitErrors
{
    public static T Translated<T>(ObjectStore store, Func<T> work)
    {
        try
        {
            return work();
        }
        catch (LibGit2SharpException failure) when (failure is NotFoundException && store.IsShallow)
        {
            throw Shallow(store, "The history of this shallow clone does not reach the requested revision", failure);
        }
        catch (LibGit2SharpException failure)
        {
            throw Corrupt(store, $"An object cannot be read: {failure.Message}", failure);
        }
    }

    /// <summary>The ways to name a repository, as typed.</summary>
    public const string RepositoryOption = "--repository FOLDER, SPLNET_REPOSITORY, or Versions = new() { Repository = \"FOLDER\" }";

    /// <summary>Reports a repository that the library cannot open. The library names formats by their settings.</summary>
    public static RepositoryException Unreadable(string folder, LibGit2SharpException failure)
    {
        var (what, whatToDo) = failure.Message switch
        {
            var message when message.Contains("refstorage", StringComparison.OrdinalIgnoreCase) => (
                "The git repository keeps its references in the format reftable, which SplNet cannot read",
                "Convert it: git refs migrate --ref-format=files (git 2.46). " +
                $"Or clone it with git clone --ref-format=files, and name the clone: {RepositoryOption}."),
            var message when message.Contains("objectformat", StringComparison.OrdinalIgnoreCase)
                || message.Contains("object format", StringComparison.OrdinalIgnoreCase) => (
                    "The git repository uses SHA-256 object names, but SplNet reads only SHA-1",
                    "Build the versions yourself and name them folder:PATH, or copy the history into a SHA-1 repository, " +
                    $"git -C FOLDER fast-export --all | git -C COPY fast-import, and name that: {RepositoryOption}."),
            var message => (
                $"The git repository cannot be opened: {message}",
                "Check that git status works there. SplNet reads git's default formats only."),
        };
        return new RepositoryException(RepositoryProblem.Unsupported, what, folder, whatToDo, failure);
    }

    public static RepositoryException Shallow(ObjectStore store, string what, Exception? cause = null) =>
        new(RepositoryProblem.ShallowHistory, what, store.Place, "Fetch the rest: git fetch --unshallow --tags", cause);

    public static RepositoryException Corrupt(ObjectStore store, string what, Exception? cause = null) =>
        new(
            RepositoryProblem.CorruptObject,
            what,
            store.Place,
            store.IsPartial
                ? "This partial clone fetches content on demand, which only git can do. Clone again without --filter."
                : "Run git fsck, and fetch or clone again.",
            cause);

    public static RepositoryException Unknown(ObjectStore store, string what, string whatToDo) =>
        new(RepositoryProblem.UnknownRevision, what, store.Place, whatToDo);
}
