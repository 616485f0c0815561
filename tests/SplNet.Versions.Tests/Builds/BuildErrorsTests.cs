using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;

namespace SplNet.Versions.Tests.Builds;

public class BuildErrorsTests
{
    private static readonly BuildFolders Folders = new(Path.GetFullPath("/work"));

    [Theory]
    [InlineData(
        "/work/sources/a b/List.cs(12,5): error CS1002: ; expected [/work/sources/Lib.csproj::TargetFramework=net8.0]",
        "a b/List.cs(12,5): CS1002: ; expected")]
    [InlineData(
        "     1>/work/sources/List.cs(1,2): error MA0001: Bad (https://rules) [/work/sources/Lib.csproj]",
        "List.cs(1,2): MA0001: Bad (https://rules)")]
    [InlineData("MSBUILD : error MSB1009: Project file does not exist.", "MSBUILD: MSB1009: Project file does not exist.")]
    [InlineData("CSC : error CS5001: No 'Main' [/work/sources/Lib.csproj]", "CSC: CS5001: No 'Main'")]
    [InlineData(
        "/work/sources/Lib.csproj : error NU1101: Unable to find package X. [/work/sources/All.sln]",
        "Lib.csproj: NU1101: Unable to find package X.")]
    public void ErrorLine_HasLocationCodeAndText(string line, string expected) =>
        Assert.Contains(expected, Message(line).Split(Environment.NewLine));

    [Fact]
    public void ManyErrors_AreLimitedToTwenty()
    {
        var message = Message(
            string.Join('\n', Enumerable.Range(1, 30).Select(static line => $"List.cs({line},1): error CS1002: ; expected")));
        Assert.Contains("List.cs(20,1)", message, StringComparison.Ordinal);
        Assert.DoesNotContain("List.cs(21,1)", message, StringComparison.Ordinal);
        Assert.EndsWith("… and 10 more.", message, StringComparison.Ordinal);
    }

    [Fact]
    public void SameErrorInTwoFrameworks_IsShownOnce() =>
        Assert.Equal(
            2, Message("A.cs(1,1): error CS1: x [P.csproj::TargetFramework=a]\nA.cs(1,1): error CS1: x [P.csproj::TargetFramework=b]")
                .Split(Environment.NewLine).Length);

    [Fact]
    public void OutputWithoutErrors_ShowsItsLastLines() =>
        Assert.Contains("it is broken", Message("first\nit is broken"), StringComparison.Ordinal);

    [Fact]
    public void MissingTargetingPack_SuggestsAnotherFramework()
    {
        var message = Message("Lib.csproj : error NU1102: Unable to find package Microsoft.NETCore.App.Ref with version (= 6.0.36)");
        Assert.Contains(
            "Choose a different framework; the project need not list it: --framework NAME, or Versions = new() { Framework = \"NAME\" }.",
            message,
            StringComparison.Ordinal);
        Assert.DoesNotContain("dropped", message, StringComparison.Ordinal);
    }

    [Fact]
    public void ManyMissingPackages_AreNotSuggestedForOmission()
    {
        var message = Message(string.Join('\n', Enumerable.Range(1, 9)
            .Select(static number => $"Lib.csproj : error NU1101: Unable to find package System.Part{number}. No packages exist")));
        Assert.Contains("--framework NAME", message, StringComparison.Ordinal);
        Assert.DoesNotContain("--drop-package", message, StringComparison.Ordinal);
    }

    [Fact]
    public void Mutants_GetAdviceForTheirCommand()
    {
        const string Pack = "Lib.csproj : error NU1102: Unable to find package Microsoft.NETCore.App.Ref with version (= 6.0.36)";
        const string Stamper = "Lib.csproj : error NU1101: Unable to find package Stamper. No packages exist";
        Assert.EndsWith(
            "need not list it: --framework NAME.",
            BuildErrors.Failure("built", Folders, Pack, BuildAdvice.OfMutants).Message,
            StringComparison.Ordinal);
        Assert.EndsWith(
            "name it: -p RestoreConfigFile=/full/path/nuget.config.",
            BuildErrors.Failure("built", Folders, Stamper, BuildAdvice.OfMutants).Message,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("<PackageReference Include=\"Stamper\" Version=\"1.0.0\" PrivateAssets=\"all\" />", true)]
    [InlineData(
        "<PackageReference Include=\"Other; stamper\" Version=\"1.0.0\"><PrivateAssets>All</PrivateAssets></PackageReference>", true)]
    [InlineData("<GlobalPackageReference Include=\"Stamper\" Version=\"1.0.0\" />", true)]
    [InlineData("<PackageReference Include=\"Stamper\" Version=\"1.0.0\" />", false)]
    [InlineData("<PackageReference Include=\"Stamper\" Version=\"1.0.0\" PrivateAssets=\"compile\" />", false)]
    [InlineData("<PackageReference Include=\"Stamper\" PrivateAssets=\"all\" /><PackageReference Include=\"Stamper\" />", false)]
    [InlineData("", false)]
    public void MissingPackage_IsOmittedOnlyIfOnlyTheBuildNeedsIt(string references, bool isLeftOut)
    {
        using var folder = new TestFolder();
        folder.Write(
            ("sources/Lib.csproj", $"<Project><ItemGroup>{references}</ItemGroup></Project>"), ("sources/broken.props", "<Project"));
        var message = BuildErrors.Failure(
            "built", new BuildFolders(folder.Path), "Lib.csproj : error NU1101: Unable to find package Stamper. No packages exist",
            BuildAdvice.OfVersions).Message;
        Assert.Equal(isLeftOut, message.Contains("Leave it out: --drop-package Stamper, or Versions", StringComparison.Ordinal));
        Assert.Equal(!isLeftOut, message.Contains("name it: -p RestoreConfigFile=", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("Lib", "<PackageValidationBaselineVersion>1.2.0</PackageValidationBaselineVersion>", true)]
    [InlineData(
        "Company.Lib",
        "<PackageId>Company.Lib</PackageId><PackageValidationBaselineVersion>1.2.0</PackageValidationBaselineVersion>",
        true)]
    [InlineData("Other", "<PackageValidationBaselineVersion>1.2.0</PackageValidationBaselineVersion>", false)]
    [InlineData("Lib", "", false)]
    public void MissingPackageWithTheLibraryName_SuggestsSkippingValidation(string package, string properties, bool isAdvised)
    {
        using var folder = new TestFolder();
        folder.Write(("sources/Lib.csproj", $"<Project><PropertyGroup>{properties}</PropertyGroup></Project>"));
        var text = $"Lib.csproj : error NU1102: Unable to find package {package} with version (= 1.2.0)";
        var message = BuildErrors.Failure("restored", new BuildFolders(folder.Path), text, BuildAdvice.OfVersions).Message;
        Assert.Equal(isAdvised, message.Contains(
            "Build without it: --skip-package-validation, or Versions = new() { SkipPackageValidation = true }.",
            StringComparison.Ordinal));
        Assert.Equal(!isAdvised, message.Contains("-p RestoreConfigFile=", StringComparison.Ordinal));
        Assert.Equal(isAdvised, BuildErrors.Failure("restored", new BuildFolders(folder.Path), text, BuildAdvice.OfMutants).Message
            .Contains("-p EnablePackageValidation=false", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("Lib.csproj : error NU1301: Unable to load the service index for source https://feed.example/index.json.")]
    [InlineData("Lib.csproj : error : Response status code does not indicate success: 401 (Unauthorized).")]
    [InlineData("Lib.csproj : error NU1301: Response status code does not indicate success: 403 (Forbidden - denied).")]
    public void UnreachableSource_NamesTheConfigurationAndHowToChangeIt(string text)
    {
        var message = Message(text);
        Assert.Contains("the nuget.config in the version's sources and from the user's", message, StringComparison.Ordinal);
        Assert.Contains("-p RestoreConfigFile=", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("List.cs(1,2): error CS0168: The variable 'x' is declared but never used", true)]
    [InlineData("List.cs(1,2): error CS8602: Dereference of a possibly null reference.", true)]
    [InlineData("List.cs(1,2): error CS19999: Of a later compiler", true)]
    [InlineData("List.cs(1,2): error CA1822: Mark members as static", true)]
    [InlineData("List.vb(1,2): error BC42024: Unused local variable: 'x'.", true)]
    [InlineData("Lib.csproj : error NU1603: Warning As Error: Lib depends on X", true)]
    [InlineData("List.cs(1,2): error CS0103: The name 'x' does not exist in the current context", false)]
    [InlineData("List.cs(1,2): error CS1002: ; expected", false)]
    [InlineData("List.vb(1,2): error BC30451: 'x' is not declared.", false)]
    [InlineData("Lib.csproj : error NU1101: Unable to find package X.", false)]
    [InlineData("Lib.csproj : error MSB4025: The project file could not be loaded.", false)]
    [InlineData("it is broken", false)]
    [InlineData("List.cs(1,2): error CS0103: No x\nList.cs(2,2): error CS0168: The variable 'x' is declared but never used", true)]
    public void ErrorThatMayBeAWarning_IsReported(string text, bool expected) => Assert.Equal(expected, BuildErrors.MayBeWarnings(text));

    private static string Message(string text) => BuildErrors.Failure("built", Folders, text, BuildAdvice.OfVersions).Message;
}
