using SplNet.Versions.Repositories;

namespace SplNet.Tests.Processes;

/// <summary>What somebody holds for a moment is tried again, and what is held for good is told.</summary>
public sealed class LockedFileTests
{
    [Fact]
    public void FileLockedBriefly_IsRetried()
    {
        var tried = 0;
        HeldFile.Insist(() => _ = ++tried < 3 ? throw new UnauthorizedAccessException() : tried, attempts: 5);
        Assert.Equal(3, tried);
    }

    [Fact]
    public void FileLockedPermanently_IsReported() =>
        Assert.Throws<IOException>(static () => HeldFile.Insist(static () => throw new IOException("held"), attempts: 2));

    [Fact]
    public void MissingFile_IsReportedImmediately()
    {
        var tried = 0;
        Assert.Throws<FileNotFoundException>(() => HeldFile.Insist(() => throw new FileNotFoundException($"{++tried}"), attempts: 5));
        Assert.Equal(1, tried);
    }
}
