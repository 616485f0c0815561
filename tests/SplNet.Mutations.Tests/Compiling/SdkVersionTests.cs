using SplNet.Mutations.Compiling;

namespace SplNet.Mutations.Tests.Compiling;

public class SdkVersionTests
{
    [Theory]
    [InlineData("10.0.401", "10.0.5")]
    [InlineData("10.0.100", "10.0.100-rc.2")]
    [InlineData("10.0.100-rc.2", "10.0.100-preview.7")]
    [InlineData("10.0.100-preview.7", "9.0.300")]
    public void Later_ComesAfter(string later, string earlier)
    {
        Assert.True(SdkVersion.Of(later)!.CompareTo(SdkVersion.Of(earlier)) > 0);
        Assert.True(SdkVersion.Of(earlier)!.CompareTo(SdkVersion.Of(later)) < 0);
    }

    [Fact]
    public void OtherFolder_IsNoVersion() => Assert.Null(SdkVersion.Of("NuGetFallbackFolder"));

    [Fact]
    public void Compiler_IsThatOfTheSdk() => Assert.Equal(SdkCompiler.Folder, Path.GetDirectoryName(typeof(Microsoft.CodeAnalysis.SyntaxTree).Assembly.Location));
}
