using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>Turns what the binding throws into what a user can act upon.</summary>
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
            throw Shallow(store, "The history of this shallow clone ends before what is asked for", failure);
        }
        catch (LibGit2SharpException failure)
        {
            throw Corrupt(store, $"An object cannot be read: {failure.Message}", failure);
        }
    }

    public static RepositoryException Shallow(ObjectStore store, string what, Exception? cause = null) =>
        new(RepositoryProblem.ShallowHistory, what, store.Place, "Fetch the rest: git fetch --unshallow --tags", cause);

    public static RepositoryException Corrupt(ObjectStore store, string what, Exception? cause = null) =>
        new(
            RepositoryProblem.CorruptObject,
            what,
            store.Place,
            store.IsPartial
                ? "This partial clone fetches content when git wants it, which nothing else can do: clone again without --filter."
                : "Look at what git fsck says, and fetch or clone again.",
            cause);

    public static RepositoryException Unknown(ObjectStore store, string what, string whatToDo) => new(RepositoryProblem.UnknownRevision, what, store.Place, whatToDo);
}
