namespace SplNet.Versions.Tests.Packages;

public class PackageTests(PackageFeed feed) : IClassFixture<PackageFeed>
{
    [Fact]
    public async Task ExactVersion_HasTheAssemblyWithItsDependencies()
    {
        using var package = await feed.GetAsync(feed.Request("lib", "1.0"));
        var version = package.Version;
        Assert.Equal(("nuget:1.0.0", "Lib.dll", "net8.0"), (version.Name, version.FileName, version.TargetFramework));
        Assert.Equal(new Version(1, 0, 0, 0), version.Identity.Version);
        Assert.Equal(["Lib.dll"], version.OwnFiles);
        Assert.True(File.Exists(Path.Combine(version.Folder, "Dep.dll")));
        Assert.True(File.Exists(Path.Combine(version.Folder, "runtimes", "linux-x64", "native", "libLib.so")));
        Assert.Equal("net8.0 is the best of the package for net10.0.", version.FrameworkReason);

        using var again = await feed.GetAsync(feed.Request("Lib", "1.0.0"));
        Assert.True(again.WasCached);
    }

    [Fact]
    public async Task MissingVersion_IsNotReplacedByTheNearest() =>
        Assert.StartsWith(
            "Version 1.5.0 of Lib was not found in the configured package sources.",
            await feed.FailureAsync(feed.Request("Lib", "1.5.0")),
            StringComparison.Ordinal);

    [Fact]
    public async Task MissingPackage_SaysSo() =>
        Assert.StartsWith(
            "Package Absent was not found in the configured package sources.",
            await feed.FailureAsync(feed.Request("Absent", "1.0.0")),
            StringComparison.Ordinal);

    [Fact]
    public async Task NoNetwork_NamesTheUnreachableSource()
    {
        var message = await feed.FailureAsync(feed.Request("Elsewhere", "1.0.0", "offline"));
        Assert.StartsWith(
            "Elsewhere 1.0.0 cannot be restored because a package source does not respond.", message, StringComparison.Ordinal);
        Assert.Contains("https://127.0.0.1:1/index.json", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("1.*")]
    [InlineData("[1.0,2.0)")]
    [InlineData("latest")]
    public async Task InexactVersion_IsRefused(string version) =>
        Assert.StartsWith(
            $"'{version}' is not an exact version of Lib", await feed.FailureAsync(feed.Request("Lib", version)), StringComparison.Ordinal);

    [Fact]
    public async Task SeveralAssemblies_RequireAName()
    {
        Assert.Contains(
            "Choose one of these: One.dll, Other.dll.", await feed.FailureAsync(feed.Request("Two", "1.0.0")), StringComparison.Ordinal);
        using var package = await feed.GetAsync(feed.Request("Two", "1.0.0") with { FileName = "Other.dll" });
        Assert.Equal(["Other.dll", "One.dll"], package.Version.OwnFiles);
    }
}
