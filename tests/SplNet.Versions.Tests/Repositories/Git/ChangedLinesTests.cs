using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>Which lines of a work tree a commit has not, in a real repository.</summary>
public sealed class ChangedLinesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly string _repository;

    public ChangedLinesTests()
    {
        _repository = Directory.CreateDirectory(_folder.Combine("repository")).FullName;
        GitCommand.Run(_repository, "init", "--quiet", "--initial-branch", "main");
        ContentRepository.Write(_repository, "src/File.cs", "one\ntwo\nthree\nfour\nfive\n");
        ContentRepository.Write(_repository, "src/Same.cs", "one\n");
        ContentRepository.CommitAll(_repository, "one");
    }

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("one\nTWO\nthree\nfour\nfive\n", "2-2")]
    [InlineData("one\ntwo\nnew\nnewer\nthree\nfour\nfive\n", "3-4")]
    [InlineData("one\ntwo\nfour\nfive\n", "2-3")]
    [InlineData("two\nthree\nfour\nfive\n", "1-1")]
    [InlineData("ONE\ntwo\nthree\nfour\nFIVE\n", "1-1 5-5")]
    public void ChangedFile_HasNewLinesOrLinesAroundADeletion(string content, string lines)
    {
        ContentRepository.Write(_repository, "src/File.cs", content);
        var changes = Changes();
        Assert.Equal(["src/File.cs"], changes.Keys);
        Assert.Equal(lines, string.Join(' ', changes["src/File.cs"].Select(static range => $"{range.First}-{range.Last}")));
    }

    [Fact]
    public void NewFile_HasAllItsLinesAndADeletedFileHasNone()
    {
        ContentRepository.Write(_repository, "src/New.cs", "one\ntwo\n");
        File.Delete(Path.Combine(_repository, "src", "Same.cs"));
        var change = Assert.Single(Changes());
        Assert.Equal("src/New.cs", change.Key);
        Assert.Equal(new LineRange(1, 2), Assert.Single(change.Value));
    }

    [Fact]
    public void UnchangedWorkTree_HasNoChangedLines() => Assert.Empty(Changes());

    [Theory]
    [InlineData(1, 1, false)]
    [InlineData(1, 2, true)]
    [InlineData(3, 9, true)]
    [InlineData(4, 4, false)]
    public void Range_IntersectsSharedLines(int first, int last, bool meets) => Assert.Equal(meets, new LineRange(2, 3).Meets(first, last));

    private IReadOnlyDictionary<string, IReadOnlyList<LineRange>> Changes()
    {
        using var repository = GitRepository.Discover(_repository);
        return repository.ChangedLines(repository.Resolve("HEAD"), repository.Resolve(GitRevision.WorkTree));
    }
}
