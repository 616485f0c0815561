using SplNet.Tool.Bisecting;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.Views;
using SplNet.Versions.Repositories;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;
using SplNet.Versions.Tests.Repositories.Subversion;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>Which commits are searched.</summary>
public sealed class CommitHistoryTests(SampleHistory sample, SvnSample subversion)
    : IClassFixture<SampleHistory>, IClassFixture<SvnSample>, IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void CommitsAfterTheGoodEnd_AreSuspects()
    {
        var history = Read(Request("v1.1", "git:HEAD"));

        Assert.Equal(
            sample.Commits.Skip(4).Select(static commit => (commit.Id, commit.Title, (DateTimeOffset?)commit.Date)),
            history.Series.Commits.Select(static commit => (commit.Id, commit.Title, commit.Date)));
        Assert.Equal((sample.Commits[3].Id, sample.Head.Id, 8), (history.Series.Good, history.Series.Bad, history.Series.Suspects));
        Assert.Equal($"git:{sample.Head.Id}", history.RevisionOf(history.Series.Bad).ToString());
        Assert.StartsWith("v1.1 = ", history.Good, StringComparison.Ordinal);
    }

    [Fact]
    public void Paths_LeaveOnlyCommitsThatChangeThem()
    {
        var history = Read(Request("v1.0", "HEAD") with { Paths = ["src/Sorting/Sorter.cs"] });
        Assert.Equal(
            ["Merge sort", "Merging no longer shares its buffer"],
            history.Series.Commits.Where(static commit => commit.MayBeCulprit).Select(static commit => commit.Title));
        Assert.Equal(11, history.Series.Commits.Count);
        Assert.Equal(0, Read(Request("v1.0", "HEAD") with { Paths = ["none"] }).Series.Suspects);
    }

    [Fact]
    public void WorkTree_IsTheLastSuspect()
    {
        var clone = sample.Clone(_folder);
        File.WriteAllText(Path.Combine(clone, "README.md"), "changed");

        var history = Read(Request("v1.2", "WORKTREE"), clone);

        Assert.Equal(("WORKTREE", sample.Head.Id), (history.Series.Commits[^1].Id, Assert.Single(history.Series.Commits[^1].Parents)));
        Assert.Equal("git:WORKTREE", history.RevisionOf(history.Series.Bad).ToString());
        Assert.Contains(
            "which is later than all commits",
            Assert.Throws<SplNetException>(() => Read(Request("WORKTREE", "HEAD"), clone)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void FirstParents_ExcludeMergedCommits()
    {
        var clone = sample.Clone(_folder);
        CommitOnABranch(clone, "side");
        GitCommand.Run(clone, "checkout", "--quiet", "main");
        GitCommand.Run(clone, "merge", "--quiet", "--no-edit", "side");

        Assert.Equal(5, Read(Request("v1.2", "HEAD"), clone).Series.Suspects);
        Assert.Equal(4, Read(Request("v1.2", "HEAD") with { FirstParent = true }, clone).Series.Suspects);
        Assert.Contains(
            "they are on different branches",
            Assert.Throws<SplNetException>(() => Read(Request("main~1", "side"), clone)).Message,
            StringComparison.Ordinal);
    }

    // Git allows it in the name of a branch, and a shell would begin another one.
    [Fact]
    public void CommandForTheCommonCommit_CanBeCopied()
    {
        var clone = sample.Clone(_folder);
        CommitOnABranch(clone, "side(1)");

        Assert.EndsWith(
            $"git merge-base main {QuotedWord.Of("side(1)")} prints one.",
            Assert.Throws<SplNetException>(() => Read(Request("main", "side(1)"), clone)).Message,
            StringComparison.Ordinal);
        Assert.NotEqual("side(1)", QuotedWord.Of("side(1)"));
    }

    [Theory]
    [InlineData("HEAD", "v1.0", "comes after")]
    [InlineData("HEAD", "main", "are the same commit")]
    [InlineData("nuget:13.0.1", "HEAD", "which is not in a repository")]
    [InlineData("git:v1.0", "svn:r7", "are in different repositories")]
    [InlineData("hg:1", "HEAD", "unknown kind 'hg'")]
    public void UnrelatedEnds_AreRefused(string good, string bad, string message) =>
        Assert.Contains(message, Assert.Throws<SplNetException>(() => Read(Request(good, bad))).Message, StringComparison.Ordinal);

    [Fact]
    public void UnknownRevision_IsRefused() =>
        Assert.Equal(RepositoryProblem.UnknownRevision, Assert.Throws<RepositoryException>(() => Read(Request("v9", "HEAD"))).Problem);

    [Fact]
    public void RevisionsOfSubversion_FollowEachOther()
    {
        var history = Read(Request("svn:r2", "HEAD"), subversion.WorkingCopy);
        var branch = Read(Request("svn:^/branches/fast@r4", "svn:^/branches/fast@r5"), subversion.WorkingCopy);

        Assert.Equal(["r3", "r6", "r7", "r8"], history.Series.Commits.Select(static commit => commit.Id));
        Assert.Equal(["r2", "r3", "r6", "r7"], history.Series.Commits.Select(static commit => Assert.Single(commit.Parents)));
        Assert.Equal(("r2", "r8", "svn:r8"), (history.Series.Good, history.Series.Bad, history.RevisionOf(history.Series.Bad).ToString()));
        Assert.Equal("^/branches/fast@r5", Assert.Single(branch.Series.Commits).Id);
        Assert.Contains(
            "--path are for git",
            Assert.Throws<SplNetException>(() => Read(Request("svn:r2", "HEAD") with { Paths = ["lib"] }, subversion.WorkingCopy)).Message,
            StringComparison.Ordinal);
        Assert.Contains(
            "must be the earlier revision",
            Assert.Throws<SplNetException>(() => Read(Request("svn:r8", "svn:r2"), subversion.WorkingCopy)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void BranchOfSubversion_HasItsNameAtEachRevision()
    {
        var history = Read(Request("svn:r2", "svn:^/branches/fast"), subversion.WorkingCopy);

        Assert.Equal(["^/trunk@r3", "^/branches/fast@r4", "^/branches/fast@r5"], history.Series.Commits.Select(static commit => commit.Id));
        Assert.Equal(
            ["r2", "^/trunk@r3", "^/branches/fast@r4"], history.Series.Commits.Select(static commit => Assert.Single(commit.Parents)));
        Assert.Equal(("r2", "^/branches/fast@r8"), (history.Series.Good, history.Series.Bad));
    }

    private CommitHistory Read(BisectRequest request, string? folder = null) =>
        CommitHistory.Read(request, Path.Combine(folder ?? sample.Folder, "Perf.dll"), new VersionOptions { Repository = null });

    private static void CommitOnABranch(string clone, string branch)
    {
        GitCommand.Run(clone, "checkout", "--quiet", "-b", branch, "v1.2");
        ContentRepository.Write(clone, "side.txt", "1\n");
        ContentRepository.CommitAll(clone, "on the side");
    }

    private static BisectRequest Request(string good, string bad) =>
        new(good, bad, "A.B", null, null, FirstParent: false, [], 2, RequestedViews.None, new RunSettings(
            null, null, null, null, null, Reuse: false));
}
