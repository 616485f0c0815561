using SplNet.Versions.Builds.MSBuild;

namespace SplNet.Versions.Tests.Builds;

public class BuildErrorsTests
{
    private static readonly BuildFolders Folders = new(Path.GetFullPath("/work"));

    [Theory]
    [InlineData("/work/sources/a b/List.cs(12,5): error CS1002: ; expected [/work/sources/Lib.csproj::TargetFramework=net8.0]", "a b/List.cs(12,5): CS1002: ; expected")]
    [InlineData("     1>/work/sources/List.cs(1,2): error MA0001: Bad (https://rules) [/work/sources/Lib.csproj]", "List.cs(1,2): MA0001: Bad (https://rules)")]
    [InlineData("MSBUILD : error MSB1009: Project file does not exist.", "MSBUILD: MSB1009: Project file does not exist.")]
    [InlineData("CSC : error CS5001: No 'Main' [/work/sources/Lib.csproj]", "CSC: CS5001: No 'Main'")]
    [InlineData("/work/sources/Lib.csproj : error NU1101: Unable to find package X. [/work/sources/All.sln]", "Lib.csproj: NU1101: Unable to find package X.")]
    public void Line_PlaceCodeAndText(string line, string expected) => Assert.Contains(expected, Message(line).Split(Environment.NewLine));

    [Fact]
    public void ManyErrors_TwentyOfThem()
    {
        var message = Message(string.Join('\n', Enumerable.Range(1, 30).Select(static line => $"List.cs({line},1): error CS1002: ; expected")));
        Assert.Contains("List.cs(20,1)", message, StringComparison.Ordinal);
        Assert.DoesNotContain("List.cs(21,1)", message, StringComparison.Ordinal);
        Assert.EndsWith("… and 10 more.", message, StringComparison.Ordinal);
    }

    [Fact]
    public void SameErrorOfTwoFrameworks_ShownOnce() =>
        Assert.Equal(2, Message("A.cs(1,1): error CS1: x [P.csproj::TargetFramework=a]\nA.cs(1,1): error CS1: x [P.csproj::TargetFramework=b]").Split(Environment.NewLine).Length);

    [Fact]
    public void NothingLikeAnError_LastLines() => Assert.Contains("it is broken", Message("first\nit is broken"), StringComparison.Ordinal);

    [Fact]
    public void TargetingPackMissing_AnotherFrameworkIsAdvised()
    {
        var message = Message("Lib.csproj : error NU1102: Unable to find package Microsoft.NETCore.App.Ref with version (= 6.0.36)");
        Assert.Contains("Ask for another framework, which the project may list or not: --framework NAME, or Versions = new() { Framework = \"NAME\" }.", message, StringComparison.Ordinal);
        Assert.DoesNotContain("dropped", message, StringComparison.Ordinal);
    }

    [Fact]
    public void ManyPackagesMissing_NoneOfThemIsAdvisedToBeLeftOut()
    {
        var message = Message(string.Join('\n', Enumerable.Range(1, 9).Select(static number => $"Lib.csproj : error NU1101: Unable to find package System.Part{number}. No packages exist")));
        Assert.Contains("--framework NAME", message, StringComparison.Ordinal);
        Assert.DoesNotContain("--drop-package", message, StringComparison.Ordinal);
    }

    private static string Message(string text) => BuildErrors.Failure("built", Folders, text).Message;
}
