using SplNet.History.Stores;
using SplNet.Tests.Shared;
using SplNet.Tool.Histories;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What <c>splnet history prune</c>, <c>show</c> and <c>page</c> take for the last commit, and say of the order.</summary>
public sealed class OrderOfSessionsTests(SampleHistory sample) : IClassFixture<SampleHistory>, IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-order-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void Pruning_KeepsIterationsOfTheLastCommitsAndOfAlarms()
    {
        string[] commits = [.. sample.Commits.Take(5).Select(static commit => commit.Id)];
        var history = new MadeHistory(Location, commits);
        for (var number = 0; number < 5; number++)
            history.Session(number, ("sort", 100));
        history.Event(2, "sort", EventKind.Confirmed, baseline: 0);

        Assert.Contains(
            "iterations of 2 samples removed",
            History("prune", "--keep", "1", "--repository", sample.Folder).Output,
            StringComparison.Ordinal);
        Assert.Equal(new[] { commits[0], commits[2], commits[4] }.Order(StringComparer.Ordinal), Kept());
    }

    // The one before was measured later.
    [Fact]
    public void PruningAfterABackfill_KeepsTheLastCommit()
    {
        Backfilled();
        Assert.Contains(
            "iterations of 1 sample removed",
            History("prune", "--keep", "1", "--repository", sample.Folder).Output,
            StringComparison.Ordinal);
        Assert.Equal([sample.Head.Id], Kept());
    }

    // To what is checked out, the newer commits are as unknown as those of a branch that is gone.
    [Fact]
    public void PruningAtAnOlderCommit_KeepsLaterMeasurements()
    {
        string[] commits = ["gone", .. sample.Commits.Take(4).Select(static commit => commit.Id)];
        var history = new MadeHistory(Location, commits);
        for (var number = 0; number < 5; number++)
            history.Session(number, ("sort", 100));
        using var clones = new TemporaryFolder();
        var clone = sample.Clone(clones);
        GitCommand.Run(clone, "checkout", "--quiet", commits[2]);

        Assert.Contains(
            "iterations of 2 samples removed", History("prune", "--keep", "1", "--repository", clone).Output, StringComparison.Ordinal);
        Assert.Equal(commits[2..].Order(StringComparer.Ordinal), Kept());
    }

    [Fact]
    public async Task PruningOutsideTheRepository_RemovesNothing()
    {
        Backfilled();
        var refused = await Command.RunInAsync(_folder, "dotnet", [Built.Tool, "history", "prune", "--keep", "1", "--history", Location]);
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.Contains(
            $"{Path.GetFileName(_folder)} is not in a git repository, so the latest commits are unknown and nothing was removed",
            refused.Errors,
            StringComparison.Ordinal);
        Assert.Equal(2, Kept().Count());
    }

    [Fact]
    public void PruningInARepositoryWithoutTheOrder_RemovesNothing()
    {
        Backfilled();
        using var clones = new TemporaryFolder();
        var shallow = History("prune", "--keep", "1", "--repository", sample.Clone(clones, "--depth", "1"));
        Assert.Equal((int)ExitCode.Usage, shallow.ExitCode);
        Assert.Contains("git fetch --unshallow", shallow.Errors, StringComparison.Ordinal);
        var other = clones.Combine("other");
        Directory.CreateDirectory(other);
        GitCommand.Run(other, "init", "--quiet");
        GitCommand.Run(other, "commit", "--quiet", "--allow-empty", "-m", "Another project");
        var another = History("prune", "--keep", "1", "--repository", other);
        Assert.Equal((int)ExitCode.Usage, another.ExitCode);
        Assert.Contains("does not descend from any commit of", another.Errors, StringComparison.Ordinal);
        Assert.Equal(2, Kept().Count());
    }

    [Fact]
    public void UnknownOrder_FollowsTimeAndIsReported()
    {
        Backfilled();
        var shown = History("show").Output;
        Assert.StartsWith("Ordered by time: ", shown, StringComparison.Ordinal);
        Assert.True(
            shown.IndexOf(sample.Head.Id[..10], StringComparison.Ordinal)
            < shown.IndexOf(sample.Commits[^2].Id[..10], StringComparison.Ordinal),
            shown);
        var pages = Pages();
        Assert.All(pages, static page => Assert.DoesNotContain("order of the commits", page, StringComparison.Ordinal));
        Assert.All(pages, static page => Assert.Contains("Sessions in the order of time", page, StringComparison.Ordinal));
        Assert.Contains(pages, static page => page.Contains("1 not in the latest measurement", StringComparison.Ordinal));
    }

    // The current folder is that of the process, so the tool has one of its own.
    [Fact]
    public async Task OrderMissingInAShallowClone_FollowsTimeAndIsReported()
    {
        Backfilled();
        using var clones = new TemporaryFolder();
        var shown = await Command.RunInAsync(
            sample.Clone(clones, "--depth", "1"), "dotnet", [Built.Tool, "history", "show", "--history", Location]);
        Assert.True(shown.ExitCode == 0, shown.Errors);
        Assert.StartsWith("Ordered by time: ", shown.Output, StringComparison.Ordinal);
        Assert.Contains("git fetch --unshallow", shown.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("--repository", shown.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void NamedRepository_DeterminesTheOrder()
    {
        Backfilled();
        var shown = History("show", "--repository", sample.Folder).Output;
        Assert.DoesNotContain("Ordered by time", shown, StringComparison.Ordinal);
        Assert.True(
            shown.IndexOf(sample.Head.Id[..10], StringComparison.Ordinal)
            > shown.IndexOf(sample.Commits[^2].Id[..10], StringComparison.Ordinal),
            shown);
        var pages = Pages("--repository", sample.Folder);
        Assert.All(pages, static page => Assert.Contains("Sessions in the order of the commits", page, StringComparison.Ordinal));
        Assert.DoesNotContain(pages, static page => page.Contains("latest measurement", StringComparison.Ordinal));
        Assert.Contains("which is not in a git repository", History("show", "--repository", _folder).Errors, StringComparison.Ordinal);
        Assert.Contains("--repository is empty", History("show", "--repository", "").Errors, StringComparison.Ordinal);
    }

    // Where an older commit is checked out, as for a pull request that began there.
    [Fact]
    public void CommitsThatAreNotAncestors_AreSkippedAndCounted()
    {
        string[] commits = ["aaaa111111", .. sample.Commits.Take(4).Select(static commit => commit.Id)];
        var history = new MadeHistory(Location, commits);
        for (var number = 0; number < 5; number++)
            history.Session(number, ("sort", 100 + (50 * number)));
        history.Session(4, ("only", 100)).Event(4, "sort", EventKind.Confirmed, baseline: 1);
        using var clones = new TemporaryFolder();
        var clone = sample.Clone(clones);
        GitCommand.Run(clone, "checkout", "--quiet", commits[2]);

        var left = "Left out: 3 sessions without a place in the order of the commits, since the checked-out commit does not descend from " +
            $"aaaa111111, {commits[3][..10]}, {commits[4][..10]}, of other branches or newer.";
        var shown = History("show", "--repository", clone).Output;
        Assert.StartsWith(left, shown, StringComparison.Ordinal);
        Assert.Equal([commits[1][..10], commits[2][..10]], shown.Split('\n')
            .Where(static line => line.StartsWith("  ", StringComparison.Ordinal)).Skip(1).Select(static line => line.Trim()[..10]));
        Assert.DoesNotContain("only", shown, StringComparison.Ordinal);
        var pages = Pages("--repository", clone);
        Assert.Equal(2, pages.Count());
        Assert.Single(pages, page => page.Contains(left, StringComparison.Ordinal));
        Assert.DoesNotContain(
            pages, page => page.Contains(commits[4][..10], StringComparison.Ordinal) && !page.Contains(left, StringComparison.Ordinal));
        Assert.All(pages, static page => Assert.DoesNotContain("confirmed slower", page, StringComparison.Ordinal));
        Assert.DoesNotContain("Left out", History("show").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void ProposalsOnly_FailWhileAnAlarmIsOpen()
    {
        var history = new MadeHistory(Location, [.. sample.Commits.Select(static commit => commit.Id)]);
        var last = sample.Commits.Count - 1;
        foreach (var number in new[] { 0, 1, 2, last })
            history.Session(number, ("sort", 100));
        var formulas = Path.Combine(_folder, "perf.spl");
        File.WriteAllText(formulas, "lean: allocated(Stated.Lean) < 1 GB\n");
        (int ExitCode, string Output, string Errors) Check() =>
            History("check", formulas, "--assembly", Built.Stated, "--propose", "--repository", sample.Folder);

        var quiet = Check();
        Assert.True(quiet.ExitCode == 0, quiet.Output + quiet.Errors);
        history.Event(last, "sort", EventKind.Confirmed, baseline: 2);
        var standing = Check();
        Assert.Contains("SLOWER ", standing.Output, StringComparison.Ordinal);
        Assert.Equal((int)ExitCode.Fail, standing.ExitCode);
    }

    private string Location => Path.Combine(_folder, "history.db");

    private void Backfilled() => new MadeHistory(Location, [sample.Head.Id, sample.Commits[^2].Id]).Session(0, ("sort", 100), ("zip", 100))
        .Session(1, ("sort", 100));

    private IEnumerable<string> Kept()
    {
        using var store = HistoryAccess.Open(Location, create: false);
        return [.. store.Sessions().Where(session => store.Session(session).Experiments[0].Samples[0].Runs[0].Iterations.Count > 0)
            .Select(static session => session.Session.Revision.Commit).Order(StringComparer.Ordinal)];
    }

    private IEnumerable<string> Pages(params string[] words)
    {
        var folder = Path.Combine(_folder, "pages");
        var written = History(["page", folder, .. words]);
        Assert.True(written.ExitCode == 0, written.Errors);
        return [.. Directory.GetFiles(folder).Select(File.ReadAllText)];
    }

    private (int ExitCode, string Output, string Errors) History(params string[] words) =>
        InThisProcess.Run(["history", .. words, "--history", Location]);
}
