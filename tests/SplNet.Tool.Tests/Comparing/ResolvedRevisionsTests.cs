using SplNet.Tool.Comparing;
using SplNet.Versions.Repositories;
using SplNet.Versions.Tests.Repositories.Git;
using SplNet.Versions.Tests.Repositories.Subversion;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>Revisions that are looked up before anything is measured.</summary>
public sealed class ResolvedRevisionsTests(SampleHistory sample, SvnSample subversion)
    : IClassFixture<SampleHistory>, IClassFixture<SvnSample>
{
    [Theory]
    [InlineData("HEAD", "WORKTREE")]
    [InlineData("git:HEAD", "git:WORKTREE", "HEAD~1")]
    [InlineData("HEAD~2", "main~1", "HEAD")]
    [InlineData("nuget:13.0.1", "nuget:13.0.2", "HEAD", "folder:old", "folder:new")]
    public void DifferentRevisions_AreNotAMistake(params string[] texts) => Require(sample.Folder, texts);

    [Theory]
    [InlineData("'HEAD~1' and 'HEAD^' are both commit ", "HEAD~1", "nuget:13.0.1", "HEAD^", "WORKTREE")]
    [InlineData("'HEAD' and 'git:main' are both commit ", "HEAD~1", "HEAD", "git:main")]
    public void CommitWithTwoNames_IsAMistake(string message, params string[] texts) =>
        Assert.StartsWith(message, Assert.Throws<SplNetException>(() => Require(sample.Folder, texts)).Message, StringComparison.Ordinal);

    [Fact]
    public void RevisionOfSubversionWithTwoNames_IsAMistake()
    {
        Require(subversion.WorkingCopy, "r7", "svn:r8");
        Assert.StartsWith(
            "'r8' and 'svn:HEAD' are both r8 of /trunk. ",
            Assert.Throws<SplNetException>(() => Require(subversion.WorkingCopy, "r7", "r8", "svn:HEAD")).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void MissingRevision_IsNamed() =>
        Assert.Contains(
            "'HEADD'", Assert.Throws<RepositoryException>(() => Require(sample.Folder, "HEAD", "HEADD")).Message, StringComparison.Ordinal);

    private static void Require(string repository, params string[] texts) => ResolvedRevisions.Require(
        ComparedRevision.ReadAll(texts), [Path.Combine(repository, "My.dll")], new VersionOptions { Repository = repository });
}
