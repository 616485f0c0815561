using SplNet.Evaluation.ResultDocuments;
using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Evaluation.Baselines;

/// <summary>Finds the commits on which today's code is based among the commits at which a requirement passed.</summary>
internal static class BaselineCommits
{
    /// <summary>The baselines, the nearest first.</summary>
    /// <param name="repository">The repository of the tests.</param>
    /// <param name="today">The checked-out commit of that repository.</param>
    /// <param name="passed">The commits at which the requirement passed.</param>
    /// <param name="since">The commit before which none counts; null for none.</param>
    /// <exception cref="RepositoryException">The repository does not have all commits, or not the given one.</exception>
    public static IReadOnlyList<Baseline> Of(GitRepository repository, CheckedOutCommit today, PassedCommits passed, string? since)
    {
        if (passed.Ended.Count == 0)
            return [];
        var outdated = since is null ? [] : BeforeOf(repository, since);

        // A commit is not its own baseline, however often it is measured; what was changed since it is compared with it.
        return
        [
            .. repository.Ancestors(repository.Resolve(today.Id)).Reverse()
                .Where(commit => (today.IsChanged || commit != today.Id) && passed.Ended.ContainsKey(commit) && !outdated.Contains(commit))
                .Select(commit => new Baseline(commit, passed.Ended[commit])),
        ];
    }

    private static HashSet<string> BeforeOf(GitRepository repository, string since)
    {
        var commit = repository.Resolve(since);
        return repository.Ancestors(commit).Where(ancestor => ancestor != commit.Id).ToHashSet(StringComparer.Ordinal);
    }
}
