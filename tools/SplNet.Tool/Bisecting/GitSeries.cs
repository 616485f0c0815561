using SplNet.Tool.Reporting;
using SplNet.Versions.Bisecting;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Bisecting;

/// <summary>The commits between two revisions of a git repository.</summary>
internal sealed class GitSeries(GitRepository repository, BisectRequest request)
{
    public CommitHistory Read(string good, string bad)
    {
        var (from, to) = (repository.Resolve(good), repository.Resolve(bad));
        if (from.IsWorkTree)
            throw new SplNetException("--good is the work tree, which is later than all commits. Name a commit.");
        RequireOrder(from, to);
        var commits = repository.History(from, to, request.FirstParent)
            .Select(static commit => new BisectCommit(commit.Id, commit.Title, commit.Date, commit.Parents)).ToList();
        if (request.Paths.Count > 0)
        {
            var changed = repository.History(from, to, request.FirstParent, request.Paths).Select(static commit => commit.Id)
                .ToHashSet(StringComparer.Ordinal);
            commits = [.. commits.Select(commit => commit with { MayBeCulprit = changed.Contains(commit.Id) })];
        }

        if (to.IsWorkTree)
            commits.Add(new BisectCommit(GitRevision.WorkTree, "what is not committed", null, to.CommitId is { } head ? [head] : []));
        return new CommitHistory(
            new CommitSeries(from.Id, to.IsWorkTree ? GitRevision.WorkTree : to.Id, commits), IsSubversion: false, from.Description,
            to.Description);
    }

    private void RequireOrder(GitRevision from, GitRevision to)
    {
        if (from.Id == to.CommitId && !to.IsWorkTree)
            throw new SplNetException(
                $"--good {from.Text} and --bad {to.Text} are the same commit, {from.Id[..10]}. Name two different ones.");
        if (repository.History(to, from).Count == 0)
            return;
        throw new SplNetException(repository.History(from, to).Count == 0
            ? $"--good {from.Text} comes after --bad {to.Text}. Swap the two, or use --faster to search for a speed-up."
            : $"--bad {to.Text} does not contain --good {from.Text}: they are on different branches. " +
                $"Use a common commit as --good; git merge-base {QuotedWord.Of(from.Text)} {QuotedWord.Of(to.Text)} prints one.");
    }
}
