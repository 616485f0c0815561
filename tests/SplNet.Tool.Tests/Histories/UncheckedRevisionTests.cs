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
    public void Commit_IsNotReported() => Assert.Null(WarningOf(new History.Measurements.Revision(Id, string.Empty, IsChanged: false)));

    [Fact]
    public void WorkTreeWithChanges_IsReported() => Assert.StartsWith(
        "This was measured with uncommitted changes to aaaaaaaaaa, but check uses commits only.",
        WarningOf(new History.Measurements.Revision(Id, "tree", IsChanged: true)), StringComparison.Ordinal);

    [Fact]
    public void WorkTreeWithChanges_IsReportedWithOneOfThem()
    {
        GitCommand.Run(_folder.Path, "init", "--quiet");
        ContentRepository.Write(_folder.Path, "a.cs", "// a\n");
        ContentRepository.CommitAll(_folder.Path, "one");
        ContentRepository.Write(_folder.Path, "b/results.txt", "1\n");
        Assert.Contains(
            "Commit the changes that 'git status' lists, such as b/results.txt",
            WarningOf(new History.Measurements.Revision(Id, "tree", IsChanged: true)),
            StringComparison.Ordinal);
    }

    [Fact]
    public void WorkingCopyOfSubversion_ExplainsItsSupport()
    {
        _folder.Create(".svn");
        var reported = WarningOf(None);
        Assert.Contains(
            $"{_folder.Path} is a Subversion working copy, which a history does not support. " +
            "Compare its revisions instead: splnet compare svn:",
            reported,
            StringComparison.Ordinal);
        Assert.DoesNotContain("--commit", reported, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingRepository_IsReported() => Assert.StartsWith(
        $"The measured commit is unknown, so check skips it. {_folder.Path} is not in a git repository with commits.", WarningOf(None),
        StringComparison.Ordinal);

    [Fact]
    public void RepositoryWithoutCommits_IsReported()
    {
        GitCommand.Run(_folder.Path, "init", "--quiet");
        Assert.Contains("is not in a git repository with commits.", WarningOf(None), StringComparison.Ordinal);
    }

    // LibGit2Sharp does not read them.
    [Fact]
    public void RepositoryWithSha256_IsReported()
    {
        Assert.SkipUnless(
            GitCommand.TryRun(null, _folder.Path, null, [], "init", "--quiet", "--object-format=sha256").ExitCode == 0,
            "This git knows no SHA-256.");
        Assert.Contains("The git repository uses SHA-256 object names", WarningOf(None), StringComparison.Ordinal);
    }

    private static History.Measurements.Revision None { get; } = new(string.Empty, string.Empty, IsChanged: false);

    private string? WarningOf(History.Measurements.Revision revision) => UncheckedRevision.Of(
        [new RecordedSession(new Session(MadeHistory.Machine, revision, ".NET 10", "day"), [])], _folder.Combine("My.dll"));
}
