using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Values;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>The order of commits in the repository, not by the dates of commits or measurements.</summary>
internal sealed class CommitOrder
{
    private const int MostNamed = 3;

    private readonly string _folder;
    private readonly Dictionary<string, int> _places;

    private CommitOrder(string folder, string? root, Dictionary<string, int> places) => (_folder, Root, _places) = (folder, root, places);

    /// <summary>The root of the work tree; null without a repository.</summary>
    public string? Root { get; }

    /// <summary>
    /// The reason why the repository cannot provide the order, with a solution; null if it can, or if there is no repository.
    /// </summary>
    public string? Trouble { get; private init; }

    /// <summary>The order without commits: sessions are ordered by time.</summary>
    public static CommitOrder OfTime { get; } = new(string.Empty, null, []);

    /// <summary>
    /// The order of the repository that contains a folder, up to the checked-out commit; the order of time without a repository.
    /// </summary>
    public static CommitOrder Of(string folder)
    {
        try
        {
            using var repository = GitRepository.Discover(folder);
            return new CommitOrder(folder, repository.Store.WorkTree, repository.Ancestors(repository.Resolve("HEAD")).Index().ToDictionary(
                static commit => commit.Item, static commit => commit.Index, StringComparer.Ordinal));
        }
        catch (RepositoryException failure) when (failure.Problem == RepositoryProblem.NotARepository)
        {
            return OfTime;
        }
    }

    /// <summary>
    /// The order of the repository, or the order of time if it is unavailable, for example in a shallow clone; only for display.
    /// </summary>
    public static CommitOrder OrTime(string folder)
    {
        try
        {
            return Of(folder);
        }
        catch (RepositoryException failure)
        {
            // a repository without commits cannot contain the history's commits
            return new CommitOrder(string.Empty, null, [])
            {
                Trouble = failure.Problem == RepositoryProblem.NoCommits ? null : failure.Message,
            };
        }
    }

    /// <summary>The order for display: from the folder that the user names, otherwise from the current folder if possible.</summary>
    /// <param name="named">The folder in <c>--repository</c>; null for none.</param>
    /// <exception cref="SplNetException">The folder is not in a repository.</exception>
    /// <exception cref="RepositoryException">The repository cannot provide the order.</exception>
    public static CommitOrder ToShow(string? named)
    {
        if (named is null)
            return OrTime(Directory.GetCurrentDirectory());
        return Of(named) is { Head: not null } order ? order : throw new SplNetException(
            $"--repository is '{named}', which is not in a git repository. Name a folder in the repository of the measured commits.");
    }

    /// <summary>True if the order applies to sessions: at least one is of a known commit.</summary>
    public bool IsOf(IEnumerable<StoredSession> sessions) => sessions.Any(session => Knows(session.Session.Revision.Commit));

    /// <summary>True if the commit is an ancestor of the checked-out one, or the checked-out one itself.</summary>
    public bool Knows(string commit) => _places.ContainsKey(commit);

    /// <summary>The sessions with a place; if no session has a known commit, all sessions in the order of time.</summary>
    /// <param name="sessions">All sessions of a history.</param>
    public IReadOnlyList<StoredSession> Placed(IReadOnlyList<StoredSession> sessions) =>
        IsOf(sessions) ? [.. sessions.Where(session => Knows(session.Session.Revision.Commit))] : sessions;

    /// <summary>Describes how many sessions have no place, and why; null if all have one.</summary>
    /// <param name="sessions">All sessions of a history.</param>
    public string? LeftOut(IReadOnlyList<StoredSession> sessions)
    {
        var placed = Placed(sessions).ToHashSet();
        var without = sessions.Where(session => !placed.Contains(session)).ToList();
        if (without.Count == 0)
            return null;
        var commits = without.Select(static session => session.Session.Revision.Commit).Where(static commit => commit.Length > 0)
            .Distinct(StringComparer.Ordinal).ToList();
        var named = commits.Count == 0 ? "they name no commit" : "the checked-out commit does not descend from " +
            $"{string.Join(", ", commits.Take(MostNamed).Select(ShortCommit.Of))}{(commits.Count > MostNamed ? ", …" : string.Empty)}, " +
            "of other branches or newer";
        return $"Left out: {Plural.Of(without.Count, "session", "sessions")} without a place in the order of the commits, since {named}.";
    }

    /// <summary>The place of a session; sessions of unknown commits come first.</summary>
    public int PlaceOf(StoredSession session) => PlaceOf(session.Session.Revision.Commit);

    /// <summary>The place of a commit; unknown commits come first.</summary>
    public int PlaceOf(string commit) => _places.GetValueOrDefault(commit, -1);

    /// <summary>
    /// The number of commits from one commit, exclusive, to another, by their places, so that commits of parallel branches count.
    /// </summary>
    public int Between(string from, string to) => _places[to] - _places[from];

    /// <summary>
    /// True if a commit descends from another, or equals it; a place after the other is not sufficient, because a
    /// parallel branch has one as well.
    /// </summary>
    /// <param name="from">The other commit.</param>
    /// <param name="commit">The commit.</param>
    public bool IsAfter(string from, string commit)
    {
        using var repository = GitRepository.Discover(_folder);
        return repository.Ancestors(repository.Resolve(commit)).Contains(from, StringComparer.Ordinal);
    }

    /// <summary>The checked-out commit; null without a repository.</summary>
    public string? Head => _places.Count == 0 ? null : _places.MaxBy(static place => place.Value).Key;
}
