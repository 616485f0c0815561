using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>Work trees whose line ends are not those that are stored.</summary>
public sealed class CheckedOutLinesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly string _clone;

    // As Git for Windows clones; there the setting is the machine's, and the repository does not have it.
    public CheckedOutLinesTests(SampleHistory history)
    {
        _clone = history.Clone(_folder, "--config", "core.autocrlf=true");
        GitCommand.Run(_clone, "config", "--unset", "core.autocrlf");
        Assert.Contains("\r\n", Text("README.md"), StringComparison.Ordinal);
    }

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void LineEndingsOfTheCheckout_AreNotAChange()
    {
        Touch();
        Assert.Empty(Changes());
    }

    [Fact]
    public void DifferentText_IsAChangeOfItsLinesOnly()
    {
        Touch();
        Write("README.md", Text("README.md") + "More.\r\n");
        using var repository = GitRepository.Discover(_clone);
        Assert.Equal(["README.md"], Changes());
        var (_, lines) = Assert.Single(repository.ChangedLines(repository.Resolve("HEAD"), repository.Resolve("WORKTREE")));
        Assert.Equal((4, 4), (Assert.Single(lines).First, Assert.Single(lines).Last));
    }

    [Fact]
    public void FileStoredWithTheseLineEndings_ChangesWithThem()
    {
        ContentRepository.Write(_clone, "windows.txt", "one\r\ntwo\r\n");
        ContentRepository.CommitAll(_clone, "stored with CRLF");
        Write("windows.txt", "one\ntwo\n");
        Assert.Equal(["windows.txt"], Changes());
    }

    [Theory]
    [InlineData("# Sorting\r\n\r\nSorts and searches\r arrays of numbers.\r\n")]
    [InlineData("# Sorting\r\n\r\nSorts and searches\0 arrays of numbers.\r\n")]
    public void BinaryFile_IsCopiedUnchanged(string text)
    {
        Write("README.md", text);
        using var repository = GitRepository.Discover(_clone);
        repository.Export(repository.Resolve("WORKTREE"), _folder.Combine("out"));
        Assert.Equal(text, File.ReadAllText(_folder.Combine("out/README.md")));
    }

    [Fact]
    public void ExecutableBit_IsAChangeOfTheModeOnly()
    {
        if (OperatingSystem.IsWindows())
            return;
        File.SetUnixFileMode(Path.Combine(_clone, "README.md"), (UnixFileMode)0b111_101_101);
        using var repository = GitRepository.Discover(_clone);
        Assert.Equal(["README.md"], Changes());
        var (_, lines) = Assert.Single(repository.ChangedLines(repository.Resolve("HEAD"), repository.Resolve("WORKTREE")));
        Assert.Empty(lines);
    }

    private void Touch()
    {
        foreach (var file in Directory.EnumerateFiles(
            _clone, "*", new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = FileAttributes.Hidden }))
            File.SetLastWriteTimeUtc(file, new DateTime(2026, 3, 1, 0, 0, 0, DateTimeKind.Utc));
    }

    private List<string> Changes()
    {
        using var repository = GitRepository.Discover(_clone);
        var (before, after) = (repository.Resolve("HEAD"), repository.Resolve("WORKTREE"));
        repository.Export(before, _folder.Combine("before"));
        repository.Export(after, _folder.Combine("after"));
        return [.. FolderState.Of(_folder.Combine("after"), withTimes: false)
            .Except(FolderState.Of(_folder.Combine("before"), withTimes: false), StringComparer.Ordinal)
            .Select(static line => line.Split(' ')[0])];
    }

    private string Text(string path) => File.ReadAllText(Path.Combine(_clone, path));

    private void Write(string path, string text) => ContentRepository.Write(_clone, path, text);
}
