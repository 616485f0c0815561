using SplNet.Versions.Repositories;
using SplNet.Versions.Repositories.Subversion;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Subversion;

public sealed class SvnRepositoryTests(SvnSample sample) : IClassFixture<SvnSample>, IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly SvnRepository _repository = SvnRepository.Discover(sample.WorkingCopy);

    public void Dispose()
    {
        _repository.Dispose();
        _folder.Dispose();
    }

    [Theory]
    [InlineData("HEAD", "/trunk", 8, 8)]
    [InlineData("head", "/trunk", 8, 8)]
    [InlineData("r7", "/trunk", 7, 7)]
    [InlineData("5", "/trunk", 5, 3)]
    [InlineData("{2026-01-03}", "/trunk", 3, 3)]
    [InlineData("{2026-01-03T11:00Z}", "/trunk", 2, 2)]
    [InlineData("{2030-01-01}", "/trunk", 8, 8)]
    [InlineData("^/branches/fast", "/branches/fast", 8, 5)]
    [InlineData("^/branches/fast/@r4", "/branches/fast", 4, 4)]
    [InlineData("^/branches/fast@{2026-01-04}", "/branches/fast", 4, 4)]
    [InlineData("^/trunk@2", "/trunk", 2, 2)]
    public void Name_IsARevision(string name, string path, long number, long changed)
    {
        var revision = _repository.Resolve(name);
        Assert.Equal((name, path, number, changed), (revision.Text, revision.Path, revision.Number, revision.Changed));
        Assert.Equal($"{sample.Address}{path}@{number}", revision.Id);
        Assert.EndsWith($":{path}@{changed}", revision.ContentKey, StringComparison.Ordinal);
    }

    [Fact]
    public void UrlOfABranch_IsARevision()
    {
        var revision = _repository.Resolve(sample.Address + "/branches/fast@5");
        Assert.Equal(("/branches/fast", 5), (revision.Path, revision.Number));
        Assert.Equal(_repository.Resolve("^/branches/fast").ContentKey, revision.ContentKey);
        using var byUrl = SvnRepository.Discover(sample.Address + "/branches/fast");
        Assert.Equal(revision.ContentKey, byUrl.Resolve("HEAD").ContentKey);
    }

    [Theory]
    [InlineData("^/@r4", 4)]
    [InlineData("^/", 8)]
    public void RootOfTheRepository_IsARevision(string name, long number)
    {
        var revision = _repository.Resolve(name);
        Assert.Equal(("/", number, $"{sample.Address}@{number}"), (revision.Path, revision.Number, revision.Id));
    }

    [Fact]
    public void FolderOfTheWorkingCopy_IsFollowedToItsFormerName()
    {
        using var repository = SvnRepository.Discover(Path.Combine(sample.WorkingCopy, "sorting"));
        Assert.Equal("/trunk/lib", repository.Resolve("r3").Path);
        repository.Export(repository.Resolve("r3"), _folder.Combine("out"));
        Assert.Equal(SampleSources.InsertionSort, File.ReadAllText(_folder.Combine("out/Sorter.cs")));
    }

    [Theory]
    [InlineData("r99", "svn log")]
    [InlineData("{2025-01-01}", "svn ls")]
    [InlineData("{yesterday}", "{2026-01-31}")]
    [InlineData("trunk", "^/branches/fast")]
    [InlineData("", "^/branches/fast")]
    [InlineData("WORKTREE", "^/branches/fast")]
    [InlineData("^/branches/missing", "svn ls")]
    [InlineData("^/branches/fast@2", "svn ls")]
    [InlineData("^/branches/fast@soon", "^/branches/fast")]
    public void TextWithoutARevision_SaysWhatToDo(string name, string advice) =>
        GitProblemTests.AssertProblem(RepositoryProblem.UnknownRevision, advice, () => _repository.Resolve(name));

    [Fact]
    public void FoldersWithoutARepository_AreRefused()
    {
        GitProblemTests.AssertProblem(RepositoryProblem.NotARepository, "working copy", () => SvnRepository.Discover(_folder.Path));
        GitProblemTests.AssertProblem(
            RepositoryProblem.NotARepository, "working copy", () => SvnRepository.Discover(_folder.Combine("missing")));
        GitProblemTests.AssertProblem(
            RepositoryProblem.Unreachable, "svn info", () => SvnRepository.Discover(new Uri(_folder.Path).AbsoluteUri));
        GitProblemTests.AssertProblem(
            RepositoryProblem.Unreachable, "svn info", () => SvnRepository.Discover($"svn://127.0.0.1:{SvnServer.FreePort()}/repository"));
    }

    [Fact]
    public void MissingClient_SaysWhatToInstall() =>
        GitProblemTests.AssertProblem(RepositoryProblem.MissingProgram, "apt-get install subversion", () =>
            SvnRepository.Discover(sample.WorkingCopy, new SvnClient("svn-that-is-missing")));

    [Fact]
    public void Export_WritesAllKindsOfFiles()
    {
        var report = _repository.Export(_repository.Resolve("r6"), _folder.Combine("out/tree"));
        var files = FolderState.Of(_folder.Combine("out/tree"), withTimes: false);
        Assert.Equal(files.Count(static line => !line.EndsWith('/')), report.Files);
        Assert.Contains("link -> README.md", files);
        Assert.Contains(files, static line =>
            line.StartsWith("run.sh ", StringComparison.Ordinal) && line.EndsWith(" executable", StringComparison.Ordinal));
        Assert.Equal("one\r\ntwo\r\n", File.ReadAllText(_folder.Combine("out/tree/windows.txt")));
        Assert.Equal("// unicode\n", File.ReadAllText(_folder.Combine("out/tree/Größe ✓/Ünïcödé 名前.cs")));
        Assert.True(File.Exists(_folder.Combine("out/tree/at@sign.cs")));
        Assert.False(Path.Exists(_folder.Combine("out/tree/external")));
        Assert.False(Path.Exists(_folder.Combine("out/tree/.svn")));
        Assert.Equal(["tree"], Directory.EnumerateFileSystemEntries(_folder.Combine("out")).Select(Path.GetFileName));
    }

    [Fact]
    public void WorkingCopy_IsUnchanged()
    {
        var before = FolderState.Of(sample.WorkingCopy);
        _repository.Export(_repository.Resolve("^/branches/fast"), _folder.Combine("out"));
        _repository.Log(_repository.Resolve("r1"), _repository.Resolve("HEAD"));
        Assert.Equal(SampleSources.MergeSort, File.ReadAllText(_folder.Combine("out/lib/Sorter.cs")));
        Assert.Equal(before, FolderState.Of(sample.WorkingCopy));
    }

    [Fact]
    public void Log_ListsChangesOfTheFolder()
    {
        var log = _repository.Log(_repository.Resolve("r2"), _repository.Resolve("HEAD"));
        Assert.Equal([3L, 6, 7, 8], log.Select(static commit => commit.Number));
        Assert.Equal(new SvnCommit(7, "/trunk", new DateTimeOffset(2026, 1, 7, 12, 0, 0, TimeSpan.Zero), "A slower library"), log[2]);
        Assert.Empty(_repository.Log(_repository.Resolve("HEAD"), _repository.Resolve("HEAD")));
    }

    [Fact]
    public void Log_HasFormerNamesOfTheFolder()
    {
        var branch = _repository.Log(_repository.Resolve("r2"), _repository.Resolve("^/branches/fast"));
        Assert.Equal(
            [(3L, "/trunk"), (4, "/branches/fast"), (5, "/branches/fast")], branch.Select(static commit => (commit.Number, commit.Path)));
        var moved = _repository.Log(_repository.Resolve("r2"), _repository.Resolve("^/trunk/sorting"));
        Assert.Equal([(7L, "/trunk/lib"), (8, "/trunk/sorting")], moved.Select(static commit => (commit.Number, commit.Path)));
        var within = _repository.Log(_repository.Resolve("r1"), _repository.Resolve("^/branches/fast/lib"));
        Assert.Equal(
            [(2L, "/trunk/lib"), (4, "/branches/fast/lib"), (5, "/branches/fast/lib")],
            within.Select(static commit => (commit.Number, commit.Path)));
    }

    [Fact]
    public void FileInsteadOfAFolder_IsRefused()
    {
        GitProblemTests.AssertProblem(RepositoryProblem.UnknownRevision, "folder", () =>
            _repository.Export(_repository.Resolve("^/trunk/README.md"), _folder.Combine("out/tree")));
        Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Combine("out")));
    }

    [Fact]
    public void CancelledExport_LeavesNothing()
    {
        var revision = _repository.Resolve("HEAD");
        using var cancelled = new CancellationTokenSource();
        cancelled.Cancel();
        Assert.ThrowsAny<OperationCanceledException>(() => _repository.Export(revision, _folder.Combine("out/tree"), cancelled.Token));
        Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Combine("out")));
    }

    [Fact]
    public async Task ServerThatNeverAnswers_EndsWithTheToken()
    {
        using var silent = new System.Net.Sockets.TcpListener(System.Net.IPAddress.Loopback, 0);
        silent.Start();
        using var cancellation = new CancellationTokenSource();
        var url = $"svn://127.0.0.1:{((System.Net.IPEndPoint)silent.LocalEndpoint).Port}/repository";
        var discovery = Task.Run(() => SvnRepository.Discover(url, token: cancellation.Token), CancellationToken.None);
        using (await silent.AcceptTcpClientAsync())
        {
            await cancellation.CancelAsync();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => discovery);
        }
    }

    [Fact]
    public void Server_ReturnsTheSameAsTheFile()
    {
        using var server = new SvnServer(Path.GetDirectoryName(sample.Repository)!);
        using var repository = SvnRepository.Discover($"svn://127.0.0.1:{server.Port}/repository/trunk");
        var (served, local) = (repository.Resolve("r6"), _repository.Resolve("r6"));
        Assert.Equal(local.ContentKey, served.ContentKey);
        repository.Export(served, _folder.Combine("served"));
        _repository.Export(local, _folder.Combine("local"));
        Assert.Equal(
            FolderState.Of(_folder.Combine("local"), withTimes: false), FolderState.Of(_folder.Combine("served"), withTimes: false));
    }
}
