using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>A project some of whose tests nothing runs is warned when it is built.</summary>
public sealed partial class MissingRunnerTests(PackedSplNet packed)
{
    private const string Platform = "<IsTestingPlatformApplication>true</IsTestingPlatformApplication>";

    // As in a project that has nothing of a test platform.
    private const string Undeclared = "<IsTestProject></IsTestProject>";

    // What is restored, and what is warned of.
    private static readonly (string Name, string Packages, string Properties, string? Warned)[] Cases =
    [
        ("mstest", "MSTest.TestFramework Microsoft.NET.Test.Sdk", "", "SPLNET002: MSTest"),
        ("mstest.whole", "MSTest.TestFramework MSTest.TestAdapter Microsoft.NET.Test.Sdk", "", null),
        ("nunit", "NUnit Microsoft.NET.Test.Sdk", "", "SPLNET002: NUnit"),
        ("nunit.whole", "NUnit NUnit3TestAdapter Microsoft.NET.Test.Sdk", "", null),
        ("nunit.beside", "NUnit MSTest.TestFramework MSTest.TestAdapter", "", "SPLNET002: NUnit"),
        ("nunit.library", "NUnit", "<IsTestProject>false</IsTestProject>", null),
        ("tunit", "TUnit.Core", "", "SPLNET002: TUnit"),
        ("tunit.whole", "TUnit TUnit.Core TUnit.Engine", "", null),
        ("xunit2", "xunit.core Microsoft.NET.Test.Sdk", "", "SPLNET002: xUnit.net 2"),
        ("xunit2.whole", "xunit.core xunit.runner.visualstudio Microsoft.NET.Test.Sdk", "", null),
        ("xunit3", "xunit.v3.extensibility.core Microsoft.NET.Test.Sdk", "", "SPLNET002: xUnit.net v3"),
        ("xunit3.whole", "xunit.v3.extensibility.core xunit.runner.visualstudio Microsoft.NET.Test.Sdk", "", null),
        ("xunit3.program", "xunit.v3.extensibility.core", "", null),
        (
            "xunit.both", "xunit.core xunit.v3.extensibility.core xunit.runner.visualstudio Microsoft.NET.Test.Sdk", "",
            "SPLNET003: xUnit.net 2 and xUnit.net v3"),
        ("two.vstest", "NUnit NUnit3TestAdapter MSTest.TestFramework MSTest.TestAdapter Microsoft.NET.Test.Sdk", "", null),
        ("two.platform", "NUnit NUnit3TestAdapter MSTest.TestFramework MSTest.TestAdapter", Platform, "SPLNET003: MSTest and NUnit"),
        (
            "two.platform.xunit", "MSTest.TestFramework MSTest.TestAdapter xunit.v3.extensibility.core", Platform,
            "SPLNET003: MSTest and xUnit.net v3"),
        ("one.platform", "MSTest.TestFramework MSTest.TestAdapter", Platform, null),
        ("adapter.mstest", "SplNet SplNet.MSTest MSTest.TestFramework", Undeclared, "SPLNET002: SplNet.MSTest"),
        ("adapter.nunit", "SplNet SplNet.NUnit NUnit NUnit3TestAdapter", Undeclared, "SPLNET002: SplNet.NUnit"),
        ("adapter.tunit", "SplNet SplNet.TUnit TUnit.Core", Undeclared, "SPLNET002: SplNet.TUnit"),
        ("adapter.xunit", "SplNet SplNet.Xunit xunit.v3.extensibility.core", Undeclared, "SPLNET002: SplNet.Xunit"),
        ("adapter.xunit.program", "SplNet SplNet.Xunit xunit.v3.extensibility.core xunit.v3.core.mtp-v2", Undeclared + Platform, null),
        ("adapter.xunit2", "SplNet SplNet.Xunit2 xunit.core", Undeclared, "SPLNET002: SplNet.Xunit2"),
        ("adapter.library", "SplNet SplNet.NUnit NUnit", "<IsTestProject>false</IsTestProject>", null),
        ("plain.library", "SplNet NUnit", Undeclared, null),
        (
            "xunit3.platform", "xunit.v3.extensibility.core Microsoft.NET.Test.Sdk",
            "<UseMicrosoftTestingPlatformRunner>true</UseMicrosoftTestingPlatformRunner>", null),
    ];

    [Fact]
    public async Task TestsThatNothingRuns_AreReported()
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
        var expected = Cases.Where(static one => one.Warned is not null).Select(static one => $"{one.Name}: {one.Warned}")
            .Order(StringComparer.Ordinal);
        Assert.Equal(expected, Warning()
            .Matches(built.Text)
            .Select(static one => $"{one.Groups["project"].Value}: {one.Groups["code"].Value}: {one.Groups["framework"].Value}")
            .Distinct(StringComparer.Ordinal)
            .Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task PackageOfAnotherFramework_IsReportedByItsRealName()
    {
        var project = packed.NewProject("runner").Add("User.Tests.csproj", TestProjects.MSTest("SplNet.NUnit"));
        var restored = await project.RunAsync("build", "-t:Restore;ResolvePackageAssets", "-p:TreatWarningsAsErrors=false");
        Assert.Contains(
            "warning SPLNET002: This project refers to NUnit, and to nothing that runs its tests: " +
            "none of them will run, and nobody will say so. Add the package NUnit3TestAdapter, or remove",
            restored.Text,
            StringComparison.Ordinal);
        Assert.DoesNotContain("refers to MSTest", restored.Text, StringComparison.Ordinal);
    }

    private static void Add(UserProject project, string name, string packages, string properties) => project
        .Add(
            name + ".json",
            $$"""{ "libraries": { {{string.Join(", ", packages.Split(' ').Select(static package => $"\"{package}/1.0.0\": {{}}"))}} } }""")
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

    [GeneratedRegex(
        @"(?<project>[\w.]+)\.proj : warning (?<code>SPLNET\d+): " +
        @"This project (refers to|has tests of|has) (?<framework>.+?)(,| and is no test project)",
        RegexOptions.ExplicitCapture,
        60_000)]
    private static partial Regex Warning();
}
