using System.Text.Json.Nodes;
using SplNet.Tests.Shared;
using SplNet.Tool.Requirements;
using SplNet.Tool.Tests.Running;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.Tests.UnitTests;

/// <summary>The runtime of unit tests that are measured is their own, whatever the tool runs on.</summary>
public sealed class MeasuredRuntimeTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-runtime-");

    [Theory]
    [InlineData("8.0.0", "net8.0", "10.0.0", "net10.0")]
    [InlineData("10.0.5", "net10.0", "10.0.5", "net10.0")]
    [InlineData("11.0.0", "net11.0", "11.0.0", "net11.0")]
    public void Configuration_NamesTheVersionOfTheTestsButNoneBelowSplNets(
        string version, string framework, string measured, string measuredFramework)
    {
        var options = Written(
            $$"""{ "runtimeOptions": { "tfm": "{{framework}}", "frameworks": [ { "name": "Microsoft.NETCore.App", "version": "{{version}}" }, { "name": "Other.App", "version": "1.2.0" } ] } }""");

        Assert.Equal(measuredFramework, (string)options["tfm"]!);
        Assert.Equal([measured, "1.2.0"], options["frameworks"]!.AsArray().Select(static one => (string)one!["version"]!));
    }

    [Fact]
    public void TestsWithoutConfiguration_AreMeasuredOnTheVersionOfSplNet() =>
        Assert.Equal("10.0.0", (string)Written(configuration: null)["framework"]!["version"]!);

    [Fact]
    public void Frameworks_MatchTheAssembly()
    {
        Assert.SkipUnless(
            Environment.GetEnvironmentVariable("DOTNET_ROLL_FORWARD") is null, "The variable moves the assembly to another runtime.");
        var folders = SharedFrameworks.Measured(Built.Web).Folders;

        Assert.Equal(
            ["Microsoft.NETCore.App", "Microsoft.AspNetCore.App"],
            folders.Select(static folder => Path.GetFileName(Path.GetDirectoryName(folder))));
        Assert.All(folders, static folder => Assert.True(Directory.Exists(folder), folder));
        Assert.StartsWith("10.", Path.GetFileName(folders[0]), StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private JsonNode Written(string? configuration)
    {
        var (tests, assembly) = (Path.Combine(_folder, "My.Tests.dll"), Path.Combine(_folder, "My.Tests.Measured.dll"));
        if (configuration is not null)
            File.WriteAllText(Path.Combine(_folder, "My.Tests.runtimeconfig.json"), configuration);
        MeasuredRuntime.Write(tests, assembly);
        return JsonNode.Parse(File.ReadAllText(Path.Combine(_folder, "My.Tests.Measured.runtimeconfig.json")))!["runtimeOptions"]!;
    }
}
