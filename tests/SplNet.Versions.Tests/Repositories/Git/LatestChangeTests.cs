using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>Which commit wrote lines, in a real repository.</summary>
public sealed class LatestChangeTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly string _repository;

    public LatestChangeTests()
    {
        _repository = Directory.CreateDirectory(_folder.Combine("repository")).FullName;
        GitCommand.Run(_repository, "init", "--quiet", "--initial-branch", "main");
        Commit("one", "first\nsecond\nthird\n");
        Commit("two", "first\nSecond\nthird\n");
        Commit("three", "first\nSecond\nThird\n");
    }

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(1, 1, null)]
    [InlineData(2, 2, "two")]
    [InlineData(3, 3, "three")]
    [InlineData(1, 3, "three")]
    public void Lines_ComeFromTheLatestCommitThatChangedOne(int first, int last, string? title) =>
        Assert.Equal(title, Latest("/build/elsewhere/src/File.cs", first, last)?.Title);

    [Theory]
    [InlineData(100, 1, "two")]
    [InlineData(1, 100, "three")]
    [InlineData(5, 5, "three")]
    [InlineData(0, 0, "three")]
    public void LinesWithMoreWeight_DetermineTheCommit(double second, double third, string title) =>
        Assert.Equal(
            title,
            Latest("/build/src/File.cs", 1, 3, weights: new Dictionary<int, double> { [1] = 1000, [2] = second, [3] = third })?.Title);

    [Fact]
    public void FileOfAnotherSystem_IsFoundByTheEndOfItsPath() => Assert.Equal("two", Latest("C:\\build\\src\\File.cs", 2, 2)?.Title);

    [Fact]
    public void MissingFile_HasNoCommit() => Assert.Null(Latest("/build/src/Other.cs", 1, 1));

    [Theory]
    [InlineData("Other.txt", "anything", "two")]
    [InlineData("src/File.cs", "first\nSecond\nThird\nfourth\n", null)]
    [InlineData("src/File.cs", "first\r\nSecond\r\nThird\r\n", "two")]
    public void LinesOfTheWorkTree_HaveACommitIfTheFileIsUnchanged(string file, string content, string? title)
    {
        ContentRepository.Write(_repository, file, content);
        Assert.Equal(title, Latest("/build/src/File.cs", 2, 2, GitRevision.WorkTree)?.Title);
    }

    private GitCommit? Latest(string file, int first, int last, string to = "HEAD", IReadOnlyDictionary<int, double>? weights = null)
    {
        using var repository = GitRepository.Discover(_repository);
        return repository.LatestChange(
            repository.Resolve("HEAD~2"), to == GitRevision.WorkTree ? null : repository.Resolve(to), file, (first, last), weights);
    }

    private void Commit(string title, string content)
    {
        ContentRepository.Write(_repository, "src/File.cs", content);
        ContentRepository.CommitAll(_repository, title);
    }
}
