using System.Diagnostics;
using LibGit2Sharp;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Git;

public class NativeGitTests
{
    [Fact]
    public void Library_IgnoresTheConfigurationOfTheDeveloper()
    {
        Assert.Contains("libgit2", NativeGit.EnsureLoaded(), StringComparison.Ordinal);
        foreach (var level in new[]
        {
            ConfigurationLevel.System,
            ConfigurationLevel.Global,
            ConfigurationLevel.Xdg,
            ConfigurationLevel.ProgramData,
        })
            Assert.All(GlobalSettings.GetConfigSearchPaths(level), static path => Assert.False(Path.Exists(path), path));
    }

    [Fact]
    public void Library_ComesFromThePackage()
    {
        NativeGit.EnsureLoaded();
        using var process = Process.GetCurrentProcess();
        var loaded = process.Modules.Cast<ProcessModule>().Select(static module => module.FileName)
            .Where(static file => Path.GetFileName(file).Contains("git2-", StringComparison.Ordinal));
        Assert.StartsWith(AppContext.BaseDirectory, Assert.Single(loaded.Distinct(StringComparer.Ordinal)), StringComparison.Ordinal);
    }
}
