using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;

namespace SplNet.Versions.Tests.Builds;

public class FrameworkTests(BuildFolder folder) : IClassFixture<BuildFolder>
{
    [Theory]
    [InlineData("net8.0;net10.0", "net10.0")]
    [InlineData("net6.0;net8.0;netstandard2.0", "net8.0")]
    [InlineData("netstandard1.3;netstandard2.0;net48", "netstandard2.0")]
    [InlineData("netcoreapp3.1;netstandard2.1", "netcoreapp3.1")]
    [InlineData("net8.0-windows;net6.0", "net6.0")]
    public void ListedFrameworks_UseTheBestLoadableOne(string listed, string chosen) =>
        Assert.Equal(chosen, FrameworkChoice.Of(listed.Split(';'), isMany: true, new BuildOptions()).Name);

    [Theory]
    [InlineData("net10.0;net10.0-windows", "net10.0-windows")]
    [InlineData("net8.0-windows;net10.0", "net10.0")]
    [InlineData("net8.0;net8.0-windows7.0", "net8.0-windows7.0")]
    [InlineData("net10.0-windows10.0.19041.0;net10.0", "net10.0")]
    [InlineData("net10.0-windows", "net10.0-windows")]
    public void HostOfAPlatform_LoadsBuildsOfItsPlatform(string listed, string chosen) =>
        Assert.Equal(
            chosen, FrameworkChoice.Of(listed.Split(';'), isMany: true, new BuildOptions { HostFramework = "net10.0-windows7.0" }).Name);

    [Fact]
    public void NamesThatAreNotFrameworks_AreNotChosen() =>
        Assert.Equal("net10.0", FrameworkChoice.Of(["fast", "net10.0", "small"], isMany: true, new BuildOptions()).Name);

    [Fact]
    public void OnlyNamesThatAreNotFrameworks_AreNamedInTheRefusal()
    {
        var refusal = Assert.Throws<BuildFailedException>(
            static () => FrameworkChoice.Of(["fast", "small"], isMany: true, new BuildOptions()));
        Assert.Contains("These names are not known target frameworks: fast, small.", refusal.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void RequestedFramework_IsUsedEvenIfUnlisted()
    {
        var choice = FrameworkChoice.Of(["net6.0"], isMany: false, new BuildOptions { TargetFramework = "net10.0" });
        Assert.Equal(
            ("net10.0", true, "net10.0 is asked for, though the project lists net6.0."), (choice.Name, choice.IsForeign, choice.Reason));
    }

    [Fact]
    public void ReferenceableFrameworks_AreNotNewerOrOfOtherKinds()
    {
        var names = FrameworkChoice.Of(["net8.0"], isMany: false, new BuildOptions()).Referable();
        Assert.Equal("net8.0", names[0]);
        Assert.Contains("netstandard2.0", names);
        Assert.DoesNotContain("net9.0", names);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task UnbuildableFramework_SuggestsAnother()
    {
        using var built = await folder.Builder.GetAsync(
            Sources.Request(
                new BuildOptions { TargetFramework = "net10.0" },
                (Sources.Project, Sources.ProjectFile("<TargetFramework>net5.0</TargetFramework>")),
                ("src/Lib ü/Sorter.cs", Sources.Code("old"))),
            TestContext.Current.CancellationToken);
        Assert.Equal("net10.0", SplNet.Versions.Assemblies.AssemblyFramework.Of(built.Version.AssemblyPath));
    }

    // A build begins with an evaluation, and neither of these gets further: one has no framework, and the other misses a file where there
    // is no host.
    [Theory]
    [InlineData("src/Other.csproj", "does not name a target framework", Traits = ["Category", "Long"])]
    [InlineData(null, "Tests are programs")]
    public async Task RebuiltTests_AreProgramsWithTheirHost(string? library, string message)
    {
        var failure = await folder.FailureAsync(
            Programs("<Import Project=\"Tests are programs.props\" Condition=\"'$(UseAppHost)' == 'false'\" />", string.Empty, library));
        Assert.Contains(message, failure.Message, StringComparison.Ordinal);
    }

    // As the tests of xUnit.net v3 do.
    [Trait("Category", "Long")]
    [Theory]
    [InlineData("src/Other.csproj", null)]
    [InlineData(null, "Tests are programs")]
    public async Task TestsThatRefuseToBeBuiltWithoutAHost_AreRebuilt(string? library, string? refusal)
    {
        const string Refusal = "<Target Name=\"Refuse\" BeforeTargets=\"Build\" Condition=\"'$(UseAppHost)' == 'false'\"><Error " +
            "Text=\"Tests are programs\"/></Target>";
        var request = Programs(Refusal, "<TargetFramework>net10.0</TargetFramework>", library);
        if (refusal is null)
        {
            using var built = await folder.Builder.GetAsync(request, TestContext.Current.CancellationToken);
            Assert.Equal("Lib.dll", built.Version.FileName);
        }
        else
        {
            Assert.Contains(refusal, (await folder.FailureAsync(request)).Message, StringComparison.Ordinal);
        }
    }

    // The words of xUnit.net v3, whose packages are not asked before they are restored.
    [Theory]
    [InlineData(null)]
    [InlineData("false", Traits = ["Category", "Long"])]
    public async Task TestsThatRequestAHost_GetOneUnlessTheUserRefuses(string? hosts)
    {
        const string Refusal = "<Target Name=\"Refuse\" BeforeTargets=\"BeforeBuild\" Condition=\"'$(UseAppHost)' == 'false'\"><Error " +
            "Text=\"tests must build an app host (set project property '&lt;UseAppHost&gt;true&lt;/UseAppHost&gt;')\"/></Target>";
        var request = Programs(Refusal, "<TargetFramework>net10.0</TargetFramework>", library: null);
        if (hosts is null)
        {
            using var built = await folder.Builder.GetAsync(request, TestContext.Current.CancellationToken);
            Assert.Equal("Lib.dll", built.Version.FileName);
        }
        else
        {
            request = request with
            {
                Options =
                    new BuildOptions { Properties = new Dictionary<string, string>(StringComparer.Ordinal) { ["UseAppHost"] = hosts } },
            };
            Assert.Contains("must build an app host", (await folder.FailureAsync(request)).Message, StringComparison.Ordinal);
        }
    }

    private static BuildRequest Programs(string refusal, string framework, string? library) => Sources.Request(
        new BuildOptions(),
        (Sources.Project, Sources.ProjectFile(framework + "<OutputType>Exe</OutputType>", refusal)),
        ("src/Lib ü/Program.cs", $"System.Console.WriteLine(\"{library}\");")) with { LibraryPath = library };
}
