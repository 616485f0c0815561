namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// A project for an older framework, for which NuGet restores the package all the same, is told why the compiler does not find its types.
/// </summary>
public sealed class OlderFrameworkTests(PackedSplNet packed)
{
    [Theory]
    [InlineData("net8.0", true)]
    [InlineData("net10.0-windows", false)]
    [InlineData("", false)]
    public async Task FrameworkThatIsTooOld_FailsTheBuild(string framework, bool isRefused)
    {
        var project = packed.NewProject($"framework.{framework}").Add("all.proj", $"""
            <Project>
              <PropertyGroup>
                <TargetFramework>{framework}</TargetFramework>
              </PropertyGroup>
              <Target Name="ResolvePackageAssets" />
              <Target Name="CoreCompile" />
              <Import Project="{Repository.PathOf("src/SplNet/build/SplNet.targets")}" />
            </Project>
            """);
        var built = await project.RunAsync("msbuild", "all.proj", "-nologo", "-t:CoreCompile");
        Assert.Equal(isRefused, built.ExitCode != 0);
        Assert.Equal(isRefused, built.Text.Contains(
            $"error SPLNET004: SplNet needs .NET 10, and this project is built for {framework}.", StringComparison.Ordinal));
        if (isRefused)
            Assert.Contains("Condition=\"'$(TargetFramework)' == 'net10.0'\"", built.Text, StringComparison.Ordinal);
    }
}
