using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Values;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>The order of commits: that of the repository, and not of the dates on which they were made or measured.</summary>
internal sealed class CommitOrder
{
    private const int MostNamed = 3;

    private readonly string _folder;
    private readonly Dictionary<string, int> _places;

    private CommitOrder(string folder, string? root, Dictionary<string, int> places) => (_folder, Root, _places) = (folder, root, places);

    /// <summary>The root of the work tree; null where there is no repository.</summary>
    public string? Root { get; }

    /// <summary>Why the repository that is there does not tell the order, and what to do; null where none is there, or it tells.</summary>
    public string? Trouble { get; private init; }

    /// <summary>No order of commits: sessions are in the order of time.</summary>
    public static CommitOrder OfTime { get; } = new(string.Empty, null, []);

    /// <summary>The order of the repository in which a folder lies, up to what is checked out there; that of time where there is none.</summary>
    public static CommitOrder Of(string folder)
    {
        try
        {
            using var repository = GitRepository.Discover(folder);
            return new CommitOrder(folder, repository.Store.WorkTree, repository.Ancestors(repository.Resolve("HEAD")).Index().ToDictionary(static commit => commit.Item, static commit => commit.Index, StringComparer.Ordinal));
        }
        catch (RepositoryException failure) when (failure.Problem == RepositoryProblem.NotARepository)
        {
            return OfTime;
        }
    }

    /// <summary>The order of the repository, or that of time where it cannot be had, as in a clone that is shallow: for what only shows.</summary>
    public static CommitOrder OrTime(string folder)
    {
        try
        {
            return Of(folder);
        }
        catch (RepositoryException failure)
        {
            return new CommitOrder(string.Empty, null, []) { Trouble = failure.Problem == RepositoryProblem.NoCommits ? null : failure.Message }; // one without commits has not those of the history
        }
    }

    /// <summary>The order for what only shows: that of the folder that the user names, else that of the current one where it can be had.</summary>
    /// <param name="named">The folder that <c>--repository</c> names; null for none.</param>
    /// <exception cref="SplNetException">The folder that is named lies in no repository.</exception>
    /// <exception cref="RepositoryException">The repository that is named cannot tell the order.</exception>
    public static CommitOrder ToShow(string? named)
    {
        if (named is null)
            return OrTime(Directory.GetCurrentDirectory());
        return Of(named) is { Head: not null } order ? order : throw new SplNetException($"--repository is '{named}', which lies in no git repository. Name a folder of the repository whose commits were measured.");
    }

    /// <summary>True if it is the order of some sessions: at least one is of a commit that it knows.</summary>
    public bool IsOf(IEnumerable<StoredSession> sessions) => sessions.Any(session => Knows(session.Session.Revision.Commit));

    /// <summary>True if the commit is among those that what is checked out came from.</summary>
    public bool Knows(string commit) => _places.ContainsKey(commit);

    /// <summary>The sessions that have a place: all are shown in the order of time where none is of a commit that is known.</summary>
    /// <param name="sessions">All sessions of a history.</param>
    public IReadOnlyList<StoredSession> Placed(IReadOnlyList<StoredSession> sessions) => IsOf(sessions) ? [.. sessions.Where(session => Knows(session.Session.Revision.Commit))] : sessions;

    /// <summary>Says how many sessions have no place, and why; null where all have one.</summary>
    /// <param name="sessions">All sessions of a history.</param>
    public string? LeftOut(IReadOnlyList<StoredSession> sessions)
    {
        var placed = Placed(sessions).ToHashSet();
        var without = sessions.Where(session => !placed.Contains(session)).ToList();
        if (without.Count == 0)
            return null;
        var commits = without.Select(static session => session.Session.Revision.Commit).Where(static commit => commit.Length > 0).Distinct(StringComparer.Ordinal).ToList();
        var named = commits.Count == 0 ? "they name no commit" : $"what is checked out did not come from {string.Join(", ", commits.Take(MostNamed).Select(ShortCommit.Of))}{(commits.Count > MostNamed ? ", …" : string.Empty)}, of other branches or newer";
        return $"Left out: {Plural.Of(without.Count, "session", "sessions")} without a place in the order of the commits, since {named}.";
    }

    /// <summary>The place of a session; those of unknown commits come before all others.</summary>
    public int PlaceOf(StoredSession session) => PlaceOf(session.Session.Revision.Commit);

    /// <summary>The place of a commit; unknown ones come before all others.</summary>
    public int PlaceOf(string commit) => _places.GetValueOrDefault(commit, -1);

    /// <summary>How many commits came to be from one to another, the first not counted; by their places, so that of branches side by side all count.</summary>
    public int Between(string from, string to) => _places[to] - _places[from];

    /// <summary>True if a commit came from another, or is the same: a branch that began before the other has a place after it too.</summary>
    /// <param name="from">The other.</param>
    /// <param name="commit">The commit.</param>
    public bool IsAfter(string from, string commit)
    {
        using var repository = GitRepository.Discover(_folder);
        return repository.Ancestors(repository.Resolve(commit)).Contains(from, StringComparer.Ordinal);
    }

    /// <summary>The commit that is checked out; null where there is no repository.</summary>
    public string? Head => _places.Count == 0 ? null : _places.MaxBy(static place => place.Value).Key;
}
