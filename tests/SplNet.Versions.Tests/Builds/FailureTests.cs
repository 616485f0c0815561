using SplNet.Versions.Builds;

namespace SplNet.Versions.Tests.Builds;

public class FailureTests(BuildFolder folder) : IClassFixture<BuildFolder>
{
    private const string Simple = "<TargetFramework>net10.0</TargetFramework>";

    [Fact]
    public async Task SourceThatDoesNotCompile_HasErrorsWithFileAndLine()
    {
        var failure = await folder.FailureAsync(Sources.Request(
            new BuildOptions(),
            (Sources.Project, Sources.ProjectFile(Simple)),
            ("src/Lib ü/Sorter.cs", "namespace Lib;\npublic class Sorter { int Name => wrong; }")) with { Name = "broken" });
        Assert.Contains(
            "src/Lib ü/Sorter.cs(2,35): CS0103: The name 'wrong' does not exist in the current context",
            failure.Message.Replace('\\', '/'),
            StringComparison.Ordinal);
        Assert.Single(failure.Message.Split('\n'), static line => line.Contains("CS0103", StringComparison.Ordinal));
        Assert.Empty(folder.Work);
        Assert.DoesNotContain(folder.Cache.List(), static entry => entry.Title.StartsWith("broken", StringComparison.Ordinal));
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task WarningAsError_FailsUnlessIgnored()
    {
        (string, string)[] files =
        [
            (Sources.Project, Sources.ProjectFile(Simple + "<TreatWarningsAsErrors>true</TreatWarningsAsErrors>")),
            ("src/Lib ü/Sorter.cs", "public class Sorter { public void Name() { int unused; } }"),
        ];
        var failure = await folder.FailureAsync(Sources.Request(new BuildOptions(), files));
        Assert.Contains("CS0168", failure.Message, StringComparison.Ordinal);
        Assert.EndsWith(
            "Leave them as warnings: --ignore-warnings-as-errors, or Versions = new() { IgnoreWarningsAsErrors = true }.",
            failure.Message,
            StringComparison.Ordinal);
        using var built = await folder.Builder.GetAsync(
            Sources.Request(new BuildOptions { IgnoresWarningsAsErrors = true }, files), TestContext.Current.CancellationToken);
        Assert.Equal("net10.0 is the project's only framework.", built.Version.FrameworkReason);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task MissingBuildOnlyPackage_FailsWithTheAdviceToOmitIt()
    {
        var failure = await folder.FailureAsync(Sources.Request(
            new BuildOptions(),
            (Sources.Project, Sources.ProjectFile(
                Simple,
                "<ItemGroup><PackageReference Include=\"Stamper.That.Is.Gone\" Version=\"3.0.0\" PrivateAssets=\"all\" /></ItemGroup>"))));
        Assert.Contains("NU1100", failure.Message, StringComparison.Ordinal);
        Assert.Contains(
            "Only the build needs this. " +
            "Leave it out: --drop-package Stamper.That.Is.Gone, or Versions = new() { DroppedPackages = [\"Stamper.That.Is.Gone\"] }.",
            failure.Message,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("BaseOutputPath", "outputs")]
    [InlineData("BaseIntermediateOutputPath", "objects")]
    public async Task OutputOutsideTheSources_IsRefusedAndNotWritten(string property, string name)
    {
        var outside = folder.Folder[name];
        var failure = await folder.FailureAsync(Sources.Request(
            new BuildOptions(),
            ("Directory.Build.props", $"<Project><PropertyGroup><{property}>{outside}/</{property}></PropertyGroup></Project>"),
            (Sources.Project, Sources.ProjectFile(Simple)),
            ("src/Lib ü/Sorter.cs", "public class Sorter { }")));
        Assert.Contains($"{property} is {outside}/", failure.Message, StringComparison.Ordinal);
        Assert.False(Directory.Exists(outside));
    }

    [Fact]
    public async Task ProjectThatDoesNotExistYet_ListsExistingOnes()
    {
        var failure = await folder.FailureAsync(Sources.Request(new BuildOptions(), ("old/Sorting.csproj", Sources.ProjectFile(Simple))));
        Assert.Equal(
            "v1.2 does not contain src/Lib ü/Lib.csproj: it did not exist, or had a different path. There are: old/Sorting.csproj. " +
            "To build one of these, name it: --project old/Sorting.csproj, or Versions = new() { Project = \"old/Sorting.csproj\" }.",
            failure.Message);
    }

    [Fact]
    public async Task SeveralProjectsOfItsName_AreNamedAndNoneIsUsed()
    {
        var failure = await folder.FailureAsync(Sources.Request(
            new BuildOptions(), ("old/Lib.csproj", Sources.ProjectFile(Simple)), ("older/Lib.csproj", Sources.ProjectFile(Simple))));
        Assert.Contains(
            "There are: old/Lib.csproj, older/Lib.csproj. To build one of these, name it: --project old/Lib.csproj",
            failure.Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task EmptyVersion_SaysSo()
    {
        var failure = await folder.FailureAsync(Sources.Request(new BuildOptions()) with { Export = static (_, _) => Task.CompletedTask });
        Assert.EndsWith("The version does not contain any projects.", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task NoLoadableFramework_IsReported()
    {
        var failure = await folder.FailureAsync(Sources.Request(
            new BuildOptions(), (Sources.Project, Sources.ProjectFile("<TargetFrameworks>net472;net11.0</TargetFrameworks>"))));
        Assert.StartsWith("The project lists net472, net11.0, none of which net10.0 can load.", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task ProjectWithoutTheSdk_NeedsACommand()
    {
        var failure = await folder.FailureAsync(Sources.Request(
            new BuildOptions(),
            (Sources.Project, "<Project><PropertyGroup><TargetFrameworkVersion>v4.5</TargetFrameworkVersion></PropertyGroup></Project>")));
        Assert.Contains("does not name a target framework (TargetFrameworkVersion 'v4.5')", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task MissingPinnedSdk_FailsIfRespected()
    {
        var failure = await folder.FailureAsync(Sources.Request(
            new BuildOptions { SdkPin = SdkPin.Respected },
            ("global.json", """{ "sdk": { "version": "2.1.300" } }"""),
            (Sources.Project, Sources.ProjectFile(Simple))));
        Assert.Contains("2.1.300", failure.Message, StringComparison.Ordinal);
    }
}
