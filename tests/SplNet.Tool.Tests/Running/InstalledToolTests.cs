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

    // Most of what the package holds are native libraries of other systems, and packing them takes longest.
    private const string OnlyThisSystem = """
        <Project>
          <Target Name="LeaveOutOtherSystems" AfterTargets="ComputeResolvedFilesToPublishList">
            <ItemGroup>
              <ResolvedFileToPublish Remove="@(ResolvedFileToPublish)" Condition="$([System.String]::new('%(RelativePath)').Replace('\\', '/').StartsWith('runtimes/')) and !$([System.String]::new('%(RelativePath)').Replace('\\', '/').StartsWith('runtimes/$(NETCoreSdkRuntimeIdentifier)/'))" />
            </ItemGroup>
          </Target>
        </Project>
        """;

    private readonly string _root = OwnedFolder.Create("splnet-tool-");

    [Fact]
    public async Task PackedTool_InstallsAndRuns()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var (packages, tools, configuration) = (PathOf("packages"), PathOf("tools"), PathOf("nuget.config"));
        await File.WriteAllTextAsync(configuration, Configuration, TestContext.Current.CancellationToken);

        var targets = PathOf("system.targets");
        await File.WriteAllTextAsync(targets, OnlyThisSystem, TestContext.Current.CancellationToken);
        await SucceedAsync("dotnet", ["pack", Repository.PathOf("tools/SplNet.Tool/SplNet.Tool.csproj"), "-c", "Release", "--no-build", "-o", packages, $"-p:CustomAfterMicrosoftCommonTargets={targets}"]);
        await SucceedAsync("dotnet", ["tool", "install", "SplNet.Tool", "--version", "0.1.0", "--tool-path", tools, "--configfile", configuration]);
        var splnet = Path.Combine(tools, "splnet");
        Assert.Contains("splnet check --experiments 40", (await SucceedAsync(splnet, ["check", "--help"])).Output, StringComparison.Ordinal);
        await CheckAsync(splnet);
        await UseOnALibraryAsync(splnet);
    }

    public void Dispose() => OwnedFolder.Delete(_root);

    // Two blocks of five short iterations: the parts of the report matter here, not its figures.
    private async Task CheckAsync(string splnet)
    {
        var check = await RunAsync(splnet, ["check", "--experiments", "2", "--alpha", "0.1", "--method", "sorting"], ("SPLNET_SEED", "11"));

        Assert.True(check.ExitCode is (int)ExitCode.Ok or (int)ExitCode.Fail, check.Errors);
        Assert.All(
            ["sorting: sorts 1,000 shuffled numbers", "α = 0.1, 2 pairs each", "SPLNET_SEED=11", " of 2", "between runs", "in a run", "20 runs", "per reading", "Machine", "Advice"],
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
