using System.Text.Json;
using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Tests.Shared;
using SplNet.Versions.Tests.Repositories;

namespace SplNet.Versions.Tests.Builds;

/// <summary>What MSBuild makes of the frameworks of a project to which the built one refers.</summary>
public sealed class InjectedTargetsTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-injected-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Theory]
    [InlineData("netstandard1.1;netstandard2.0;net452", "netstandard1.1", "netstandard2.0")]
    [InlineData("net452 ; netstandard2.0;net10.0", "netstandard2.0", "net10.0")]
    [InlineData("net452;net48", "net452", "net48")]
    public void FrameworksOfALibrary_ListReferenceableOnes(string listed, params string[] left) => AssertLeft("net10.0", listed, left);

    [Fact]
    public void FrameworksOfTheSamePlatform_AreReferenceable() =>
        AssertLeft("net10.0-windows", "net8.0;net8.0-windows;net10.0-windows7.0;net10.0-android", [
            "net8.0", "net8.0-windows", "net10.0-windows7.0"]);

    private void AssertLeft(string own, string listed, string[] left)
    {
        var library = Path.Combine(_folder, "Library.csproj");
        File.WriteAllText(
            library,
            $"""<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFrameworks>{listed}</TargetFrameworks></PropertyGroup><ItemGroup><Framework Include="$(TargetFrameworks)" /></ItemGroup></Project>""");
        var framework = FrameworkChoice.Of([own], isMany: false, new BuildOptions { HostFramework = own });
        using var items = JsonDocument.Parse(AnswerOf(library, "-getItem:Framework", Path.Combine(_folder, "Tests.csproj"), framework));
        Assert.Equal(left, items.RootElement.GetProperty("Items").GetProperty("Framework").EnumerateArray()
            .Select(static item => item.GetProperty("Identity").GetString()));
    }

    [Theory]
    [InlineData("net10.0")]
    [InlineData("net5.0")]
    public void RequestedFramework_AppliesToTheProject(string asked)
    {
        var project = Path.Combine(_folder, "Lib.csproj");
        File.WriteAllText(
            project,
            """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net5.0</TargetFramework></PropertyGroup></Project>""");
        Assert.Equal(asked, AnswerOf(project, "-getProperty:TargetFramework", project, FrameworkChoice.Of(
            ["net5.0"], isMany: false, new BuildOptions { TargetFramework = asked })));
    }

    private BuildFolders Folders()
    {
        var folders = new BuildFolders(_folder);
        Directory.CreateDirectory(folders.Neutral);
        return folders;
    }

    private string AnswerOf(string file, string question, string project, FrameworkChoice framework)
    {
        var properties = InjectedTargets.Write(
            Folders(), project, framework, new Dictionary<string, IReadOnlyList<string>>(StringComparer.Ordinal), []);
        var reported = ToolProcess.Run(
            "dotnet", "dotnet-sdk-10.0", _folder, new Dictionary<string, string>(StringComparer.Ordinal), input: null,
            ["msbuild", file, question, .. properties.Select(static property => $"-p:{property.Key}={property.Value}")]);
        Assert.True(reported.ExitCode == 0, reported.Output + reported.Errors);
        return reported.Output;
    }
}
