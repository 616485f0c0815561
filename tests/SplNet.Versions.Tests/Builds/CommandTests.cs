using SplNet.Versions.Builds;

namespace SplNet.Versions.Tests.Builds;

public class CommandTests(BuildFolder folder) : IClassFixture<BuildFolder>
{
    [Fact]
    public async Task Command_BuildsTheNamedFile()
    {
        var source = typeof(CommandTests).Assembly.Location;
        using var built = await folder.Builder.GetAsync(
            Request(new BuildOptions
            {
                BuildCommand = $"mkdir out && cp '{source}' out/Lib.dll && cp global.json out",
                BuiltFile = "out/Lib.dll",
            }),
            TestContext.Current.CancellationToken);
        Assert.Equal("SplNet.Versions.Tests", built.Version.Identity.Name);
        Assert.Equal("net10.0 is the framework that the command built.", built.Version.FrameworkReason);
        Assert.Contains("global.json requires the .NET SDK 2.1.300; this was ignored.", built.Version.Notes);
        Assert.DoesNotContain(
            "2.1.300",
            await File.ReadAllTextAsync(Path.Combine(built.Version.Folder, "global.json"), TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task MatchingSdk_IsNotOverridden()
    {
        var source = typeof(CommandTests).Assembly.Location;
        using var built = await folder.Builder.GetAsync(
            Sources.Request(
                new BuildOptions { BuildCommand = $"cp '{source}' Lib.dll", BuiltFile = "Lib.dll" },
                ("global.json", """{ "sdk": { "version": "8.0.100", "rollForward": "latestMajor" } }"""),
                (Sources.Project, "<Project />")),
            TestContext.Current.CancellationToken);
        Assert.DoesNotContain(built.Version.Notes, static note => note.Contains("was ignored", StringComparison.Ordinal));
    }

    [Fact]
    public async Task ProjectFromAnotherFolder_IsUsedAndReported()
    {
        var source = typeof(CommandTests).Assembly.Location;
        using var built = await folder.Builder.GetAsync(
            Sources.Request(
                new BuildOptions { BuildCommand = $"cp '{source}' Lib.dll", BuiltFile = "Lib.dll" },
                ("old/Lib.csproj", "<Project />"),
                ("old/Other.csproj", "<Project />")),
            TestContext.Current.CancellationToken);
        Assert.Contains("Its project was old/Lib.csproj then.", built.Version.Notes);
    }

    [Fact]
    public async Task CommandWithoutAFile_FindsItThroughMSBuild()
    {
        var source = typeof(CommandTests).Assembly.Location;
        using var built = await folder.Builder.GetAsync(
            Request(new BuildOptions
            {
                BuildCommand = $"mkdir -p 'src/Lib ü/bin/Release/net10.0' && cp '{source}' 'src/Lib ü/bin/Release/net10.0/Lib.dll'",
            }),
            TestContext.Current.CancellationToken);
        Assert.Equal("Lib.dll", built.Version.FileName);
    }

    [Fact]
    public async Task FailingCommand_ShowsItsOutput()
    {
        var failure = await folder.FailureAsync(Request(new BuildOptions { BuildCommand = "echo something is wrong; exit 3" }));
        Assert.Contains("ended with exit code 3", failure.Message, StringComparison.Ordinal);
        Assert.Contains("something is wrong", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task CommandThatReadsInput_GetsEndOfFile()
    {
        var failure = await folder.FailureAsync(Request(new BuildOptions { BuildCommand = "read line || echo nothing to read; exit 1" }));
        Assert.Contains("nothing to read", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task CommandThatBuildsNoFile_SaysSo()
    {
        var failure = await folder.FailureAsync(Request(new BuildOptions { BuildCommand = "exit 0", BuiltFile = "out/Lib.dll" }));
        Assert.Contains("out/Lib.dll does not exist", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task CommandSeesNothingOfTheTestHost()
    {
        using var sdk = new Variable("MSBuildSDKsPath", "/nowhere");
        using var host = new Variable("VSTEST_HOST_DEBUG", "0");
        using var own = new Variable("SPLNET_TEST", "1");
        var failure = await folder.FailureAsync(Request(new BuildOptions { BuildCommand = "env; exit 1" }));
        Assert.DoesNotContain("MSBuildSDKsPath", failure.Log, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("VSTEST", failure.Log, StringComparison.Ordinal);
        Assert.DoesNotContain("SPLNET_TEST", failure.Log, StringComparison.Ordinal);
        Assert.Contains("PATH=", failure.Log, StringComparison.Ordinal);
        Assert.Contains("UseSharedCompilation=false", failure.Log, StringComparison.Ordinal);
    }

    private static BuildRequest Request(BuildOptions options) => Sources.Request(
        options,
        ("global.json", """{ "sdk": { "version": "2.1.300" } }"""),
        (Sources.Project, Sources.ProjectFile("<TargetFramework>net10.0</TargetFramework>")));

    // Of this process; other tests start commands with the environment as it was.
    private sealed class Variable : IDisposable
    {
        private readonly string _name;
        private readonly string? _before;

        public Variable(string name, string value)
        {
            (_name, _before) = (name, Environment.GetEnvironmentVariable(name));
            Environment.SetEnvironmentVariable(name, value);
        }

        public void Dispose() => Environment.SetEnvironmentVariable(_name, _before);
    }
}
