using LibGit2Sharp;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public sealed class NativeGitTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Library_IsLoadedAndReadsNoConfigurationOfTheDeveloper()
    {
        Assert.Contains("libgit2", NativeGit.EnsureLoaded(), StringComparison.Ordinal);
        foreach (var level in new[] { ConfigurationLevel.System, ConfigurationLevel.Global, ConfigurationLevel.Xdg, ConfigurationLevel.ProgramData })
            Assert.All(GlobalSettings.GetConfigSearchPaths(level), static path => Assert.False(Path.Exists(path), path));
    }

    [Fact]
    public void OfSeveralLibraries_TheNewestThatFitsIsTaken()
    {
        var (first, second) = (_folder.Create("first"), _folder.Create("second"));
        Assert.Null(SystemLibrary.Find([first, second]));
        File.WriteAllText(Path.Combine(first, SystemLibrary.FileName("1.5")), string.Empty);
        File.WriteAllText(Path.Combine(first, SystemLibrary.FileName("1.9")), string.Empty);
        Assert.Equal(Path.Combine(first, SystemLibrary.FileName("1.5")), SystemLibrary.Find([first, second]));
        File.WriteAllText(Path.Combine(second, SystemLibrary.FileName("1.7")), string.Empty);
        Assert.Equal(Path.Combine(second, SystemLibrary.FileName("1.7")), SystemLibrary.Find([first, second]));
    }

    [Fact]
    public void WithoutLibrary_TheMessageSaysWhatToInstall()
    {
        var message = NativeGit.Missing(null).Message;
        Assert.Contains("apt-get install libgit2-1.5", message, StringComparison.Ordinal);
        Assert.Contains("LibGit2Sharp.NativeBinaries", message, StringComparison.Ordinal);
    }
}
