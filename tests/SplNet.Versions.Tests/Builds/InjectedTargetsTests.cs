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
    public void FrameworksOfALibrary_AreAListOfThoseThatMayBeReferredTo(string listed, params string[] left)
    {
        var library = Path.Combine(_folder, "Library.csproj");
        File.WriteAllText(library, $"""<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFrameworks>{listed}</TargetFrameworks></PropertyGroup><ItemGroup><Framework Include="$(TargetFrameworks)" /></ItemGroup></Project>""");
        var framework = FrameworkChoice.Of(["net10.0"], isMany: false, new BuildOptions());
        var properties = InjectedTargets.Write(_folder, Path.Combine(_folder, "Tests.csproj"), framework, new Dictionary<string, IReadOnlyList<string>>(StringComparer.Ordinal), []);
        var told = ToolProcess.Run("dotnet", "dotnet-sdk-10.0", _folder, new Dictionary<string, string>(StringComparer.Ordinal), input: null, ["msbuild", library, "-getItem:Framework", .. properties.Select(static property => $"-p:{property.Key}={property.Value}")]);
        Assert.True(told.ExitCode == 0, told.Output + told.Errors);
        using var items = JsonDocument.Parse(told.Output);
        Assert.Equal(left, items.RootElement.GetProperty("Items").GetProperty("Framework").EnumerateArray().Select(static item => item.GetProperty("Identity").GetString()));
    }
}
