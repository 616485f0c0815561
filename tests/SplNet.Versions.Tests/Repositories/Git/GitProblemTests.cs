using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public sealed class GitProblemTests(SampleHistory history) : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void FolderOutsideOfRepositories_IsRefused()
    {
        AssertProblem(RepositoryProblem.NotARepository, "not in a git repository", () => GitRepository.Discover(_folder.Path));
        AssertProblem(
            RepositoryProblem.NotARepository, "not in a git repository", () => GitRepository.Discover(_folder.Combine("missing")));
    }

    [Fact]
    public void BranchWithoutCommits_IsRefused()
    {
        GitCommand.Run(_folder.Path, "init", "--quiet");
        using var repository = GitRepository.Discover(_folder.Path);
        AssertProblem(RepositoryProblem.NoCommits, "have a commit yet", () => repository.Resolve("HEAD"));
        AssertProblem(RepositoryProblem.NoCommits, "have a commit yet", () => repository.Resolve("HEAD~1"));
        AssertProblem(RepositoryProblem.NoCommits, "have a commit yet", () => repository.Resolve("@{2026-01-01}"));
    }

    [Fact]
    public void BareRepository_HasCommitsButNoWorkTree()
    {
        using var repository = GitRepository.Discover(history.Clone(_folder, "--bare"));
        Assert.Equal(history.Head.Id, repository.Resolve("HEAD").Id);
        AssertProblem(RepositoryProblem.NoWorkTree, "bare", () => repository.Resolve("WORKTREE"));
        Assert.True(repository.Export(repository.Resolve("v1.0"), _folder.Combine("out")).Files > 0);
    }

    [Fact]
    public void ShallowClone_SaysHowToFetchTheRest()
    {
        using var repository = GitRepository.Discover(history.Clone(_folder, "--depth", "3"));
        Assert.Equal(history.Commits[^3].Id, repository.Resolve("HEAD~2").Id);
        foreach (var name in new[] { "HEAD~3", "HEAD~5", "v1.0", history.Commits[0].Id, "main@{2026-01-03}", "main@{2025-01-01}" })
            AssertProblem(RepositoryProblem.ShallowHistory, "git fetch --unshallow", () => repository.Resolve(name));
    }

    [Theory]
    [InlineData("main", "'origin/main'")]
    [InlineData("main~2", "'origin/main~2'")]
    public void BranchOnTheServerOnly_IsNamed(string text, string advice)
    {
        var clone = history.Clone(_folder);
        GitCommand.Run(clone, "checkout", "--quiet", "--detach");
        GitCommand.Run(clone, "branch", "--quiet", "-D", "main");
        using var repository = GitRepository.Discover(clone);
        AssertProblem(RepositoryProblem.UnknownRevision, $"'origin/main' exists: write {advice}", () => repository.Resolve(text));
        Assert.Equal(history.Head.Id, repository.Resolve("origin/main").Id);
    }

    [Theory]
    [InlineData("origin/main", "--depth=1", "git fetch --depth 1 origin main:refs/remotes/origin/main")]
    [InlineData("origin/main~2", "--depth=1", "git fetch --unshallow origin main:refs/remotes/origin/main")]
    [InlineData("origin/main~2", "--single-branch", "git fetch origin main:refs/remotes/origin/main")]
    public void UnfetchedBranch_IsFetchedByTheCommandInTheMessage(string text, string option, string advice)
    {
        var whole = history.Clone(_folder);
        GitCommand.Run(whole, "branch", "--quiet", "other");
        GitCommand.Run(_folder.Path, "clone", "--quiet", option, "--branch", "other", new Uri(whole).AbsoluteUri, "part");
        var part = _folder.Combine("part");
        using (var repository = GitRepository.Discover(part))
            AssertProblem(RepositoryProblem.UnknownRevision, advice, () => repository.Resolve(text));
        GitCommand.Run(part, advice["git ".Length..].Split(' '));
        using var complete = GitRepository.Discover(part);
        Assert.Equal(GitCommand.Run(whole, "rev-parse", text), complete.Resolve(text).Id);
    }

    [Fact]
    public void ShallowClone_HasNoFurtherHistory()
    {
        using var repository = GitRepository.Discover(history.Clone(_folder, "--depth", "3"));
        var head = repository.Resolve("HEAD");
        Assert.Single(repository.History(repository.Resolve("HEAD~1"), head));
        // A revision of elsewhere: nothing on the way is excluded.
        var before = new GitRevision("v1.0", history.Commits[0].Id, string.Empty, history.Commits[0].Id, string.Empty);
        AssertProblem(RepositoryProblem.ShallowHistory, "git fetch --unshallow", () => repository.History(before, head));
    }

    [Theory]
    [InlineData("HEAD", "HEAD")]
    [InlineData("HEAD^{tree}", "HEAD")]
    [InlineData("HEAD~2", "HEAD~2")]
    [InlineData("HEAD~2", "HEAD~4")]
    [InlineData("v1.1", "v1.1")]
    public void MissingObject_IsDistinguishedFromAnUnknownName(string lost, string asked)
    {
        var clone = LooseClone();
        File.Delete(ObjectFile(clone, lost));
        using var repository = GitRepository.Discover(clone);
        AssertProblem(RepositoryProblem.CorruptObject, "git fsck", () => repository.Resolve(asked));
    }

    [Theory]
    [InlineData("HEAD")]
    [InlineData("HEAD^{tree}")]
    public void DamagedObject_IsRefused(string damaged)
    {
        var clone = LooseClone();
        Damage(ObjectFile(clone, damaged));
        using var repository = GitRepository.Discover(clone);
        AssertProblem(RepositoryProblem.CorruptObject, "git fsck", () => repository.Resolve("HEAD"));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void MissingOrDamagedContent_LeavesNothingBehind(bool isMissing)
    {
        var clone = LooseClone();
        var content = ObjectFile(clone, "HEAD:src/Sorting/Sums.cs");
        if (isMissing)
            File.Delete(content);
        else
            Damage(content);
        using var repository = GitRepository.Discover(clone);
        AssertProblem(
            RepositoryProblem.CorruptObject, "git fsck", () => repository.Export(repository.Resolve("HEAD"), _folder.Combine("out/tree")));
        Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Combine("out")));
    }

    [Fact]
    public void IdOfSeveralCommits_ListsThem()
    {
        var (repository, prefix, commits) = WithSharedPrefix(static (left, right) => left == "commit" && right == "commit");
        using (repository)
        {
            var failure = AssertProblem(RepositoryProblem.AmbiguousRevision, "Write more", () => repository.Resolve(prefix));
            Assert.All(commits, commit => Assert.Contains(commit[..12], failure.Message, StringComparison.Ordinal));
            AssertProblem(RepositoryProblem.AmbiguousRevision, "Write more", () => repository.Resolve(prefix + "~0"));
        }
    }

    [Fact]
    public void IdOfOneCommitAndOtherObjects_IsTheCommit()
    {
        var (repository, prefix, objects) = WithSharedPrefix(static (left, right) => left == "commit" && right != "commit");
        using (repository)
        {
            Assert.Equal(objects[0], repository.Resolve(prefix).Id);
            Assert.Equal(objects[0], repository.Resolve(prefix + "^0").Id);
        }
    }

    internal static RepositoryException AssertProblem(RepositoryProblem problem, string advice, Action action)
    {
        var failure = Assert.Throws<RepositoryException>(action);
        Assert.True(problem == failure.Problem, failure.Message);
        Assert.Contains(advice, failure.Message, StringComparison.Ordinal);
        return failure;
    }

    // Hundreds of commits, among which some ids begin alike.
    private (GitRepository Repository, string Prefix, string[] Objects) WithSharedPrefix(Func<string, string, bool> wanted)
    {
        GitCommand.Run(_folder.Path, "init", "--quiet");
        var commits = Enumerable.Range(0, 700).Select(static i =>
            $"commit refs/heads/main\ncommitter A <a@example.org> {1767225600 + i} +0000\ndata 0\nM 100644 inline f\ndata <<E\n{i}\nE\n\n");
        GitCommand.RunWithInput(string.Concat(commits), _folder.Path, "fast-import", "--quiet");
        var objects = GitCommand.Run(_folder.Path, "cat-file", "--batch-check", "--batch-all-objects").Split('\n')
            .Select(static line => line.Split(' '))
            .GroupBy(static parts => parts[0][..4], StringComparer.Ordinal);
        var shared = objects.Select(static group => group.OrderBy(static parts => parts[1] != "commit").ToArray())
            .First(group => group.Length == 2 && wanted(group[0][1], group[1][1]));
        return (GitRepository.Discover(_folder.Path), shared[0][0][..4], [.. shared.Select(static parts => parts[0])]);
    }

    // With one file for each object.
    private string LooseClone()
    {
        var clone = history.Clone(_folder);
        foreach (var pack in Directory.GetFiles(Path.Combine(clone, ".git/objects/pack"), "*.pack"))
        {
            var moved = _folder.Combine(Path.GetFileName(pack));
            File.Move(pack, moved);
            File.Delete(Path.ChangeExtension(pack, ".idx"));
            using var process = System.Diagnostics.Process.Start("sh", ["-c", $"git -C '{clone}' unpack-objects -q < '{moved}'"]);
            process.WaitForExit();
        }

        return clone;
    }

    private static string ObjectFile(string clone, string name)
    {
        var id = GitCommand.Run(clone, "rev-parse", name);
        return Path.Combine(clone, ".git", "objects", id[..2], id[2..]);
    }

    private static void Damage(string file)
    {
        File.Delete(file);
        File.WriteAllBytes(file, [0x78, 0x01, 1, 2, 3, 4, 5, 6]);
    }
}
