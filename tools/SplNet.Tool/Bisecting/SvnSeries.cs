using System.Globalization;
using SplNet.Versions.Bisecting;
using SplNet.Versions.Repositories.Subversion;

namespace SplNet.Tool.Bisecting;

/// <summary>The revisions of a folder between two others of a Subversion repository.</summary>
internal sealed class SvnSeries(SvnRepository repository, BisectRequest request)
{
    public CommitHistory Read(string good, string bad)
    {
        if (request.FirstParent || request.Paths.Count > 0)
            throw new SplNetException(
                "--first-parent and --path are for git. With Subversion, use a working copy of the folder to search.");
        var (from, to) = (repository.Resolve(good), repository.Resolve(bad));
        if (from.Number >= to.Number)
            throw new SplNetException(
                $"--good {from.Text} is r{Number(from.Number)} and --bad {to.Text} is r{Number(to.Number)}; " +
                "the good end must be the earlier revision.");
        var branch = SvnName.Parse(to.Text)?.Branch;
        var commits = new List<BisectCommit>();
        var previous = Named(from.Number, SvnName.Parse(from.Text)?.Branch);
        var first = previous;
        foreach (var commit in repository.Log(from, to))
        {
            commits.Add(new BisectCommit(
                Named(commit.Number, branch is null || commit.Path == to.Path ? branch : "^" + commit.Path), commit.Title, commit.Date,
                [previous]));
            previous = commits[^1].Id;
        }

        return new CommitHistory(
            new CommitSeries(first, Named(to.Number, branch), commits), IsSubversion: true, from.Description, to.Description);
    }

    private static string Named(long number, string? branch) => branch is null ? $"r{Number(number)}" : $"{branch}@r{Number(number)}";

    private static string Number(long number) => number.ToString(CultureInfo.InvariantCulture);
}
