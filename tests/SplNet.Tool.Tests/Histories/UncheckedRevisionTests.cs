using SplNet.History.Measurements;
using SplNet.Tool.Histories;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What <c>splnet history record</c> tells of measurements that no check will look at.</summary>
public sealed class UncheckedRevisionTests : IDisposable
{
    private static readonly string Id = new('a', 40);

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Commit_IsNothingToTell() => Assert.Null(Told(new History.Measurements.Revision(Id, string.Empty, IsChanged: false)));

    [Fact]
    public void WorkTreeWithChanges_IsTold() => Assert.StartsWith(
        "This is of a work tree with changes upon aaaaaaaaaa, and check looks at commits only.", Told(new History.Measurements.Revision(Id, "tree", IsChanged: true)), StringComparison.Ordinal);

    [Fact]
    public void WorkTreeWithChanges_IsToldWithOneOfThem()
    {
        GitCommand.Run(_folder.Path, "init", "--quiet");
        ContentRepository.Write(_folder.Path, "a.cs", "// a\n");
        ContentRepository.CommitAll(_folder.Path, "one");
        ContentRepository.Write(_folder.Path, "b/results.txt", "1\n");
        Assert.Contains("'git status' lists the changes, b/results.txt among them: commit them", Told(new History.Measurements.Revision(Id, "tree", IsChanged: true)), StringComparison.Ordinal);
    }

    [Fact]
    public void WorkingCopyOfSubversion_IsToldWhatItCan()
    {
        _folder.Create(".svn");
        var told = Told(None);
        Assert.Contains($"{_folder.Path} is a working copy of Subversion, whose revisions can be compared and have no history: splnet compare svn:", told, StringComparison.Ordinal);
        Assert.DoesNotContain("--commit", told, StringComparison.Ordinal);
    }

    [Fact]
    public void NoRepository_IsTold() => Assert.StartsWith(
        $"No commit is known of what was measured, so check does not look at it. {_folder.Path} lies in no git repository, or in one without commits.", Told(None), StringComparison.Ordinal);

    [Fact]
    public void RepositoryWithoutCommits_IsTold()
    {
        GitCommand.Run(_folder.Path, "init", "--quiet");
        Assert.Contains("or in one without commits.", Told(None), StringComparison.Ordinal);
    }

    // LibGit2Sharp does not read them.
    [Fact]
    public void RepositoryWithSha256_IsTold()
    {
        Assert.SkipUnless(GitCommand.TryRun(null, _folder.Path, null, [], "init", "--quiet", "--object-format=sha256").ExitCode == 0, "This git knows no SHA-256.");
        Assert.Contains("The git repository cannot be opened: ", Told(None), StringComparison.Ordinal);
    }

    private static History.Measurements.Revision None { get; } = new(string.Empty, string.Empty, IsChanged: false);

    private string? Told(History.Measurements.Revision revision) => UncheckedRevision.Of([new RecordedSession(new Session(MadeHistory.Machine, revision, ".NET 10", "day"), [])], _folder.Combine("My.dll"));
}
