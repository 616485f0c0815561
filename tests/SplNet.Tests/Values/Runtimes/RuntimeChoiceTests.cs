using System.Text.Json.Nodes;
using SplNet.Values.Runtimes;

namespace SplNet.Tests.Values.Runtimes;

/// <summary>The versions of frameworks on which a program is measured, and what is said where it cannot be.</summary>
public class RuntimeChoiceTests
{
    private const string Core = "Microsoft.NETCore.App/";
    private const string Web = "Microsoft.AspNetCore.App/";

    [Theory]
    [InlineData("10", "10.0.12")]
    [InlineData("11", "11.0.2")]
    [InlineData("11.0.0", "11.0.0")]
    [InlineData("12", "12.0.0-rc.1")]
    [InlineData("11.0.2-rc.2", "11.0.2-rc.2")]
    public void Runtime_IsTheNewestReleaseOfItsLine(string runtime, string chosen)
    {
        using var root = new WrittenRoot(
            WrittenRoot.Asking("10.0.0"), Core + "10.0.3", Core + "10.0.12", Core + "11.0.0", Core + "11.0.2", Core + "11.0.2-rc.2",
            Core + "12.0.0-rc.1");
        Assert.Equal(chosen, RuntimeChoice.Of(Runtime.Version(runtime), root.Assembly, root.Installed).Core.ToString());
    }

    [Fact]
    public void Configuration_HasExactFrameworkVersionsAndKeepsTheRest()
    {
        using var root = new WrittenRoot(
            WrittenRoot.Asking("10.0.0", isWeb: true), Core + "11.0.3", Web + "11.0.1", Web + "11.0.2", Web + "11.0.4", Web + "10.0.12");
        var choice = RuntimeChoice.Of(Runtime.Net(11), root.Assembly, root.Installed);
        var options = JsonNode.Parse(RuntimeConfiguration.Of(root.Assembly)!.With(choice.Versions))!["runtimeOptions"]!;

        Assert.Equal(["11.0.3", "11.0.2", "2.0.0"], options["frameworks"]!.AsArray().Select(static one => (string)one!["version"]!));
        Assert.True((bool)options["configProperties"]!["System.GC.Server"]!);
    }

    [Fact]
    public void MissingRuntime_IsRefusedWithInstalledAndRequiredVersions()
    {
        using var root = new WrittenRoot(WrittenRoot.Asking("10.0.0"), Core + "10.0.3", Core + "10.0.12");
        Assert.Equal(
            $".NET 11 is not installed. Installed in {root.Installed.Root}: Microsoft.NETCore.App 10.0.3, 10.0.12. " +
            $"Install it with: dotnet-install --channel 11.0 --runtime dotnet --install-dir {root.Installed.Root}",
            ProblemOf("11", root));
        Assert.Contains("dotnet-install --version 10.0.4 --runtime dotnet", ProblemOf("10.0.4", root), StringComparison.Ordinal);
    }

    [Fact]
    public void MissingWebFramework_IsRefusedByItsName()
    {
        using var root = new WrittenRoot(WrittenRoot.Asking("10.0.0", isWeb: true), Core + "10.0.12", Core + "11.0.0", Web + "10.0.12");
        Assert.Equal(
            $"Microsoft.AspNetCore.App of .NET 11 is not installed. Installed in {root.Installed.Root}: Microsoft.AspNetCore.App " +
            $"10.0.12. Install it with: dotnet-install --channel 11.0 --runtime aspnetcore --install-dir {root.Installed.Root}",
            ProblemOf("11", root));
    }

    [Theory]
    [InlineData("11.0.0", "10", "My.dll is built for .NET 11.0 and cannot run on .NET 10. " +
        "Build it for net10.0 as well, and measure that assembly.")]
    [InlineData("10.0.5", "10.0.3", "My.dll is built for .NET 10.0.5 and cannot run on .NET 10.0.3.")]
    [InlineData("8.0.0", "8", "SplNet cannot measure on .NET 8: its measuring processes need .NET 10 or later.")]
    [InlineData("10.0.0", "9.0.1", "SplNet cannot measure on .NET 9.0.1")]
    public void OlderRuntime_IsRefusedWithTheReason(string asked, string runtime, string problem)
    {
        using var root = new WrittenRoot(
            WrittenRoot.Asking(asked), Core + "8.0.0", Core + "9.0.1", Core + "10.0.3", Core + "10.0.12", Core + "11.0.0");
        Assert.StartsWith(problem, ProblemOf(runtime, root), StringComparison.Ordinal);
    }

    [Fact]
    public void ProgramWithoutFrameworks_IsRefused()
    {
        using var contained = new WrittenRoot(
            """{ "runtimeOptions": { "includedFrameworks": [ { "name": "Microsoft.NETCore.App", "version": "10.0.12" } ] } }""",
            Core + "11.0.0");
        Assert.StartsWith("My.dll brings its own runtime and cannot run on .NET 11.", ProblemOf("11", contained), StringComparison.Ordinal);
        using var library = new WrittenRoot(configuration: null, Core + "11.0.0");
        Assert.Contains("GenerateRuntimeConfigurationFiles", ProblemOf("11", library), StringComparison.Ordinal);
        using var damaged = new WrittenRoot("[]", Core + "11.0.0");
        Assert.Contains("cannot be read: it is not an object", ProblemOf("11", damaged), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("10.0.0", null, "10.0.12")]
    [InlineData("10.0.0", "LatestMajor", "11.0.0")]
    [InlineData("9.0.0", null, null)]
    [InlineData("9.0.0", "major", "10.0.12")]
    [InlineData("9.0.0", "nonsense", null)]
    public void RuntimeChoiceOfAProgram_FollowsTheHostVariable(string asked, string? variable, string? chosen)
    {
        using var root = new WrittenRoot(WrittenRoot.Asking(asked), Core + "10.0.12", Core + "11.0.0");
        Assert.Equal(chosen, RuntimeConfiguration.Of(root.Assembly)!.Chosen(root.Installed, variable)?.ToString());
    }

    [Fact]
    public void ProgramWithAMissingRuntime_IsRefusedWithARemedy()
    {
        using var root = new WrittenRoot(WrittenRoot.Asking("10.0.0"), Core + "11.0.0");
        var configuration = RuntimeConfiguration.Of(root.Assembly)!;

        Assert.Equal(
            "My.runtimeconfig.json asks for .NET 10.0, which is not installed. " +
            $"Installed in {root.Installed.Root}: Microsoft.NETCore.App 11.0.0. " +
            "Install that runtime, or measure on an installed one: --runtime, SPLNET_RUNTIME or ExperimentOptions.Runtime.",
            Assert.Throws<SplNetException>(() => configuration.RequireChosen(root.Installed, variable: null)).Message);
        configuration.RequireChosen(root.Installed, "Major");
        using var older = new WrittenRoot(
            WrittenRoot.Asking("10.0.0").Replace("\"tfm\"", "\"rollForwardOnNoCandidateFx\": 2, \"tfm\"", StringComparison.Ordinal),
            Core + "11.0.0");
        RuntimeConfiguration.Of(older.Assembly)!.RequireChosen(older.Installed, variable: null);
    }

    private static string ProblemOf(string runtime, WrittenRoot root) =>
        Assert.Throws<SplNetException>(() => RuntimeChoice.Of(Runtime.Version(runtime), root.Assembly, root.Installed)).Message;
}
