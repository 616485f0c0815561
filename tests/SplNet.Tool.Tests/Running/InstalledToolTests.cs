using System.IO.Compression;
using System.IO.Enumeration;
using SplNet.Tests.Shared;

namespace SplNet.Tool.Tests.Running;

/// <summary>The packed tool, installed where nothing but its package is at hand.</summary>
public sealed class InstalledToolTests : IDisposable
{
    private const string Configuration = """
        <configuration>
          <packageSources><clear /><add key="packed" value="packages" /></packageSources>
          <fallbackPackageFolders><clear /></fallbackPackageFolders>
        </configuration>
        """;

    // In megabytes of 10^6 bytes.
    private const long LargestPackages = 21_000_000;
    private const long LargestInstallation = 60_000_000;
    private const long LargestInstallationOfAllPlatforms = 88_000_000;

    private static readonly (string Platform, string Git, string Sqlite)[] Libraries =
    [
        ("linux-x64", "libgit2*.so", "libe_sqlite3.so"),
        ("linux-arm64", "libgit2*.so", "libe_sqlite3.so"),
        ("linux-musl-x64", "libgit2*.so", "libe_sqlite3.so"),
        ("linux-musl-arm64", "libgit2*.so", "libe_sqlite3.so"),
        ("win-x64", "git2*.dll", "e_sqlite3.dll"),
        ("win-arm64", "git2*.dll", "e_sqlite3.dll"),
        ("osx-x64", "libgit2*.dylib", "libe_sqlite3.dylib"),
        ("osx-arm64", "libgit2*.dylib", "libe_sqlite3.dylib"),
    ];

    private static readonly string Project = Repository.PathOf("tools/SplNet.Tool/SplNet.Tool.csproj");

    private readonly string _root = OwnedFolder.Create("splnet-tool-");

    [Fact]
    public async Task PackedTool_InstallsAndRuns()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var (packages, tools, configuration) = (PathOf("packages"), PathOf("tools"), PathOf("nuget.config"));
        await File.WriteAllTextAsync(configuration, Configuration, TestContext.Current.CancellationToken);

        await SucceedAsync("dotnet", ["pack", Project, "-c", "Release", "--no-build", "-o", packages]);
        Assert.InRange(SizeOf(packages), 0, LargestPackages);
        await SucceedAsync(
            "dotnet", ["tool", "install", "SplNet.Tool", "--version", "0.1.0", "--tool-path", tools, "--configfile", configuration]);
        Assert.InRange(SizeOf(tools), 0, LargestInstallationOfAllPlatforms);
        var splnet = Path.Combine(tools, "splnet");
        Assert.Contains(
            "splnet check --experiments 40", (await SucceedAsync(splnet, ["check", "--help"])).Output, StringComparison.Ordinal);
        await CheckAsync(splnet);
        await UseOnALibraryAsync(splnet);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task PackageOfEachPlatform_IsSmall_AndHasItsNativeLibraries()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var (packages, tools, configuration) = (PathOf("packages"), PathOf("tools"), PathOf("nuget.config"));
        await File.WriteAllTextAsync(configuration, Configuration, TestContext.Current.CancellationToken);
        await SucceedAsync(
            "dotnet",
            ["pack", Project, "-c", "Release", "-p:PackForEachPlatform=true", "--artifacts-path", PathOf("artifacts"), "-o", packages]);
        await SucceedAsync(
            "dotnet", ["tool", "install", "SplNet.Tool", "--version", "0.1.0", "--tool-path", tools, "--configfile", configuration]);
        Assert.InRange(SizeOf(tools), 0, LargestInstallation);
        foreach (var (platform, git, sqlite) in Libraries)
        {
            var file = Path.Combine(packages, $"SplNet.Tool.{platform}.0.1.0.nupkg");
            Assert.InRange(new FileInfo(file).Length, 0, LargestPackages);
            await using var package = await ZipFile.OpenReadAsync(file, TestContext.Current.CancellationToken);
            Assert.Contains(package.Entries, entry => FileSystemName.MatchesSimpleExpression(git, entry.Name));
            Assert.Contains(package.Entries, entry => entry.Name == sqlite);
        }
    }

    public void Dispose() => OwnedFolder.Delete(_root);

    // Two blocks of five short iterations: the parts of the report matter here, not its figures.
    private async Task CheckAsync(string splnet)
    {
        var check = await RunAsync(splnet, ["check", "--experiments", "2", "--alpha", "0.1", "--method", "sorting"], ("SPLNET_SEED", "11"));

        Assert.True(check.ExitCode is (int)ExitCode.Ok or (int)ExitCode.Fail, check.Errors);
        Assert.All(
            [
                "sorting: sorts 1,000 shuffled numbers", "α = 0.1, 2 pairs each", "SPLNET_SEED=11", " of 2", "between runs", "in a run",
                "20 runs", "per reading", "Machine", "Advice",
            ],
            part => Assert.Contains(part, check.Output, StringComparison.Ordinal));
        Assert.StartsWith("1 of 2 experiments, about ", check.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("mean(", check.Errors, StringComparison.Ordinal);
    }

    private async Task UseOnALibraryAsync(string splnet)
    {
        var listed = await SucceedAsync(splnet, ["list", Built.Stated, Built.FileOf("perf.spl")]);
        Assert.Contains("Buffers.Small  small is lean", listed.Output, StringComparison.Ordinal);
        Assert.Contains("perf.spl(5,1)", listed.Output, StringComparison.Ordinal);
        var read = await SucceedAsync(splnet, ["check-syntax", Built.FileOf("perf.spl")]);
        Assert.Contains("no errors in 2 requirements", read.Output, StringComparison.Ordinal);
        var run = await SucceedAsync(splnet, ["run", Built.Stated, "--filter", "small is lean"]);
        Assert.Contains("PASS  small is lean: ", run.Output, StringComparison.Ordinal);
    }

    private static long SizeOf(string folder) =>
        new DirectoryInfo(folder).EnumerateFiles("*", SearchOption.AllDirectories).Sum(static file => file.Length);

    private string PathOf(string name) => Path.Combine(_root, name);

    private async Task<Command> SucceedAsync(string file, string[] arguments)
    {
        var command = await RunAsync(file, arguments);
        Assert.True(command.ExitCode == 0, command.Output + command.Errors);
        return command;
    }

    private Task<Command> RunAsync(string file, string[] arguments, params (string Name, string Value)[] more) => Command.RunAsync(
        file,
        arguments,
        [
            ("NUGET_PACKAGES", PathOf("cache")),
            ("DOTNET_CLI_UI_LANGUAGE", "en"),
            ("DOTNET_NOLOGO", "1"),
            ("MSBUILDDISABLENODEREUSE", "1"),
            ("SPLNET_RUNS", "2"),
            ("SPLNET_ITERATIONS", "5"),
            ("SPLNET_ITERATION_MILLISECONDS", "1"),
            .. more,
        ]);
}
