using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;

namespace SplNet.Versions.Tests.Builds;

public class MSBuildPropertiesTests
{
    [Fact]
    public void Defaults_DoNotChangeTheAssembly()
    {
        var properties = MSBuildProperties.Of(new BuildOptions());
        Assert.Equal("Release", properties["Configuration"]);
        Assert.Equal("false", properties["RunAnalyzers"]);
        Assert.DoesNotContain("TreatWarningsAsErrors", properties.Keys);
        Assert.DoesNotContain("EnablePackageValidation", properties.Keys);
    }

    [Fact]
    public void RequestedOption_DisablesValidation() =>
        Assert.Equal("false", MSBuildProperties.Of(new BuildOptions { SkipsPackageValidation = true })["EnablePackageValidation"]);

    [Fact]
    public void LockFile_CanBeOverridden() => Assert.Equal("false", MSBuildProperties.Of(new BuildOptions())["RestoreLockedMode"]);

    [Theory]
    [InlineData("runanalyzers")]
    [InlineData("RestoreLockedMode")]
    public void UserProperty_TakesPrecedence(string name)
    {
        var options = new BuildOptions { Properties = new Dictionary<string, string>(StringComparer.Ordinal) { [name] = "true" } };
        Assert.Equal("true", MSBuildProperties.Of(options)[name]);
    }

    [Theory]
    [InlineData("a;b", "a%3Bb")]
    [InlineData("50 % & \"x\"", "50 %25 & %22x%22")]
    [InlineData("$(Home) @(Items) *", "%24%28Home%29 %40%28Items%29 %2A")]
    public void SpecialCharacters_AreEscaped(string text, string expected) => Assert.Equal(expected, MSBuildText.Value(text));
}
