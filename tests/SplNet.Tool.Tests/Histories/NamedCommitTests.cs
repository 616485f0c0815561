using SplNet.Tests.Shared;
using SplNet.Tool.Histories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What <c>--commit</c> of <c>splnet history import</c> names.</summary>
public sealed class NamedCommitTests(SampleHistory sample) : IClassFixture<SampleHistory>, IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-commit-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void RevisionOfTheRepository_BecomesItsFullId()
    {
        Assert.Equal(sample.Head.Id, NamedCommit.Of("HEAD", sample.Folder));
        Assert.Equal(sample.Head.Id, NamedCommit.Of(sample.Head.Id[..7], sample.Folder));
        Assert.Equal(sample.Commits[3].Id, NamedCommit.Of("v1.1", sample.Folder));
        Assert.Empty(NamedCommit.Of(string.Empty, sample.Folder));
    }

    [Fact]
    public void UnknownId_IsUsedUnchanged()
    {
        Assert.Equal("abcdef1234", NamedCommit.Of("abcdef1234", sample.Folder));
        Assert.Equal("abcdef1234", NamedCommit.Of("abcdef1234", _folder));
    }

    [Theory]
    [InlineData("nonsense")]
    [InlineData("abcdef")]
    [InlineData("WORKTREE")]
    public void OtherText_IsNotAccepted(string name) => Assert.Contains(
        $"--commit is '{name}'",
        Assert.Throws<SplNetException>(() => NamedCommit.Of(name, sample.Folder)).Message,
        StringComparison.Ordinal);

    [Fact]
    public void RevisionWithoutARepository_IsRefused() => Assert.Contains(
        "is not in a git repository",
        Assert.Throws<SplNetException>(() => NamedCommit.Of("HEAD", _folder)).Message,
        StringComparison.Ordinal);
}
