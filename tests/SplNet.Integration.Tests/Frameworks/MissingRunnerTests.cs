using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>A project whose framework has nothing that runs its tests is warned when it is built.</summary>
public sealed partial class MissingRunnerTests(PackedSplNet packed)
{
    // What is restored, and the framework that is warned of.
    private static readonly (string Name, string Packages, string Properties, string? Warned)[] Cases =
    [
        ("mstest", "MSTest.TestFramework Microsoft.NET.Test.Sdk", "", "MSTest"),
        ("mstest.whole", "MSTest.TestFramework MSTest.TestAdapter Microsoft.NET.Test.Sdk", "", null),
        ("nunit", "NUnit Microsoft.NET.Test.Sdk", "", "NUnit"),
        ("nunit.whole", "NUnit NUnit3TestAdapter Microsoft.NET.Test.Sdk", "", null),
        ("nunit.beside", "NUnit MSTest.TestFramework MSTest.TestAdapter", "", "NUnit"),
        ("nunit.library", "NUnit", "<IsTestProject>false</IsTestProject>", null),
        ("tunit", "TUnit.Core", "", "TUnit"),
        ("tunit.whole", "TUnit TUnit.Core TUnit.Engine", "", null),
        ("xunit2", "xunit.core Microsoft.NET.Test.Sdk", "", "xUnit.net 2"),
        ("xunit2.whole", "xunit.core xunit.runner.visualstudio Microsoft.NET.Test.Sdk", "", null),
        ("xunit3", "xunit.v3.extensibility.core Microsoft.NET.Test.Sdk", "", "xUnit.net v3"),
        ("xunit3.whole", "xunit.v3.extensibility.core xunit.runner.visualstudio Microsoft.NET.Test.Sdk", "", null),
        ("xunit3.program", "xunit.v3.extensibility.core", "", null),
        ("xunit3.platform", "xunit.v3.extensibility.core Microsoft.NET.Test.Sdk", "<UseMicrosoftTestingPlatformRunner>true</UseMicrosoftTestingPlatformRunner>", null),
    ];

    [Fact]
    public async Task FrameworkWithoutItsRunner_IsWarnedOf()
    {
        var project = packed.NewProject("runners").Add("all.proj", $"""
            <Project>
              <Target Name="Build">
                <MSBuild Projects="{string.Join(';', Cases.Select(static one => one.Name + ".proj"))}" Targets="ResolvePackageAssets" />
              </Target>
            </Project>
            """);
        foreach (var one in Cases)
            Add(project, one.Name, one.Packages, one.Properties);
        var built = await project.RunAsync("msbuild", "all.proj", "-nologo");
        Assert.True(built.ExitCode == 0, built.Text);
        var expected = Cases.Where(static one => one.Warned is not null).Select(static one => $"{one.Name}: {one.Warned}").Order(StringComparer.Ordinal);
        Assert.Equal(expected, Warning().Matches(built.Text).Select(static one => $"{one.Groups["project"].Value}: {one.Groups["framework"].Value}").Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task PackageOfAnotherFramework_IsWarnedOf_ByItsRealName()
    {
        var project = packed.NewProject("runner").Add("User.Tests.csproj", TestProjects.MSTest("SplNet.NUnit"));
        var restored = await project.RunAsync("build", "-t:Restore;ResolvePackageAssets", "-p:TreatWarningsAsErrors=false");
        Assert.Contains(
            "warning SPLNET002: This project refers to NUnit, and to nothing that runs its tests: none of them will run, and nobody will say so. Add the package NUnit3TestAdapter, or remove",
            restored.Text,
            StringComparison.Ordinal);
        Assert.DoesNotContain("refers to MSTest", restored.Text, StringComparison.Ordinal);
    }

    private static void Add(UserProject project, string name, string packages, string properties) => project
        .Add(name + ".json", $$"""{ "libraries": { {{string.Join(", ", packages.Split(' ').Select(static package => $"\"{package}/1.0.0\": {{}}"))}} } }""")
        .Add(name + ".proj", $"""
            <Project>
              <PropertyGroup>
                <IsTestProject>true</IsTestProject>
                <ProjectAssetsFile>$(MSBuildThisFileDirectory){name}.json</ProjectAssetsFile>
                {properties}
              </PropertyGroup>
              <Target Name="ResolvePackageAssets" />
              <Target Name="CoreCompile" />
              <Import Project="{Repository.PathOf("src/SplNet/build/SplNet.targets")}" />
            </Project>
            """);

    [GeneratedRegex(@"(?<project>[\w.]+)\.proj : warning SPLNET002: This project refers to (?<framework>[^,]+),", RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Warning();
}
