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
    public void OtherFolder_IsNotAVersion() => Assert.Null(SdkVersion.Of("NuGetFallbackFolder"));

    [Fact]
    public void CompilerOfALaterSdk_IsNamedWithTheRuntimeThatItNeeds()
    {
        Assert.Equal(
            "The compiler of the .NET SDK 12.0.100-rc.1, 11.0.100 in /dotnet/sdk needs a later runtime than this tool's .NET 10. " +
            "Install the .NET 11 runtime there; the tool then runs on it.",
            SdkCompiler.Missing([SdkVersion.Of("12.0.100-rc.1")!, SdkVersion.Of("11.0.100")!], "/dotnet/sdk", 10));
        Assert.Contains("which /dotnet/sdk lacks. Install the SDK", SdkCompiler.Missing([], "/dotnet/sdk", 10), StringComparison.Ordinal);
    }

    [Fact]
    public void Compiler_BelongsToTheSdk() =>
        Assert.Equal(SdkCompiler.Folder, Path.GetDirectoryName(typeof(Microsoft.CodeAnalysis.SyntaxTree).Assembly.Location));
}
