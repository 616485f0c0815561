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

    private readonly string _root = OwnedFolder.Create("splnet-tool-");

    [Fact]
    public async Task PackedTool_InstallsAndRuns()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var (packages, tools, configuration) = (PathOf("packages"), PathOf("tools"), PathOf("nuget.config"));
        await File.WriteAllTextAsync(configuration, Configuration, TestContext.Current.CancellationToken);

        await SucceedAsync("dotnet", ["pack", Repository.PathOf("tools/SplNet.Tool/SplNet.Tool.csproj"), "-c", "Release", "--no-build", "-o", packages]);
        await SucceedAsync("dotnet", ["tool", "install", "SplNet.Tool", "--version", "0.1.0", "--tool-path", tools, "--configfile", configuration]);
        var help = await SucceedAsync(Path.Combine(tools, "splnet"), ["check", "--help"]);
        // At this level one false alarm of one is within the bound, so the outcome does not hang on the figures.
        var check = await SucceedAsync(Path.Combine(tools, "splnet"), ["check", "--experiments", "1", "--alpha", "0.5"]);

        Assert.Contains("splnet check --experiments 40", help.Output, StringComparison.Ordinal);
        Assert.Contains(" of 1", check.Output, StringComparison.Ordinal);
        await UseOnALibraryAsync(Path.Combine(tools, "splnet"));
    }

    public void Dispose() => OwnedFolder.Delete(_root);

    private async Task UseOnALibraryAsync(string splnet)
    {
        var listed = await SucceedAsync(splnet, ["list", Built.Stated, Built.FileOf("perf.spl")]);
        Assert.Contains("Buffers.Small  small is lean", listed.Output, StringComparison.Ordinal);
        Assert.Contains("perf.spl(5,1)", listed.Output, StringComparison.Ordinal);
        var read = await SucceedAsync(splnet, ["check-syntax", Built.FileOf("perf.spl")]);
        Assert.Contains("no errors in 2 requirements", read.Output, StringComparison.Ordinal);
        var run = await SucceedAsync(splnet, ["run", Built.Stated, "--filter", "small is lean"]);
        Assert.Contains("PASS  small is lean: allocated(SELF) * 2 < allocated(Buffers.Large)", run.Output, StringComparison.Ordinal);
    }

    private string PathOf(string name) => Path.Combine(_root, name);

    private async Task<Command> SucceedAsync(string file, string[] arguments)
    {
        var command = await Command.RunAsync(
            file,
            arguments,
            ("NUGET_PACKAGES", PathOf("cache")),
            ("DOTNET_CLI_UI_LANGUAGE", "en"),
            ("DOTNET_NOLOGO", "1"),
            ("MSBUILDDISABLENODEREUSE", "1"),
            ("SPLNET_RUNS", "2"),
            ("SPLNET_ITERATIONS", "5"),
            ("SPLNET_ITERATION_MILLISECONDS", "1"));
        Assert.True(command.ExitCode == 0, command.Output + command.Errors);
        return command;
    }
}
