using System.Xml.Linq;

namespace SplNet.Integration.Tests;

/// <summary>The projects that a user makes with the templates of MSTest and xUnit v3, with SplNet added.</summary>
internal static class TestProjects
{
    /// <summary>The central versions of packages.</summary>
    public static IReadOnlyDictionary<string, string> Versions { get; } = XDocument.Load(Repository.PathOf("Directory.Packages.props"))
        .Descendants("PackageVersion")
        .ToDictionary(
            static package => package.Attribute("Include")!.Value,
            static package => package.Attribute("Version")!.Value,
            StringComparer.Ordinal);

    public static string MSTest(params string[] more) =>
        Project("Library", ["Microsoft.NET.Test.Sdk", "MSTest.TestAdapter", "MSTest.TestFramework"], more);

    public static string Xunit(params string[] more) =>
        Project("Exe", ["Microsoft.NET.Test.Sdk", "xunit.v3", "xunit.runner.visualstudio"], more);

    /// <summary>Tests of TUnit, which is no package of this checkout but one of the matrix of frameworks.</summary>
    public static string TUnit(params string[] more) => Project("Exe", [], more).Replace(
        "</Project>",
        "  <ItemGroup><PackageReference Include=\"TUnit\" " +
        $"Version=\"{Frameworks.Matrix.Rows.Last(static row => row.Framework == "TUnit").Version}\" /></ItemGroup>\n</Project>",
        StringComparison.Ordinal);

    /// <summary>A library with some packages, which says that it is no project of tests.</summary>
    public static string Library(params string[] packages) =>
        Project("Library", [], packages).Replace(
            "</PropertyGroup>", "  <IsTestProject>false</IsTestProject>\n  </PropertyGroup>", StringComparison.Ordinal);

    /// <summary>A program that refers to a project of its repository.</summary>
    public static string Program(string project, params string[] packages) =>
        ProgramWith($"<ProjectReference Include=\"{project}\" />", packages);

    /// <summary>A program that refers to a package in some version.</summary>
    public static string ProgramWithPackage(string package, string version, params string[] packages) =>
        ProgramWith($"<PackageReference Include=\"{package}\" Version=\"{version}\" />", packages);

    private static string ProgramWith(string reference, string[] packages) =>
        Project("Exe", [], packages).Replace(
            "</Project>",
            $"  <ItemGroup>{reference}<None Update=\"*.spl\" CopyToOutputDirectory=\"PreserveNewest\" /></ItemGroup>\n</Project>",
            StringComparison.Ordinal);

    private static string Project(string output, string[] packages, string[] more) => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <OutputType>{output}</OutputType>
            <ImplicitUsings>enable</ImplicitUsings>
            <Nullable>enable</Nullable>
            <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
            <NuGetAudit>false</NuGetAudit>
          </PropertyGroup>
          <ItemGroup>
            {string.Concat(packages.Select(static package => $"<PackageReference Include=\"{package}\" Version=\"{Versions[package]}\" />"))}
            {string.Concat(more.Select(static package => $"<PackageReference Include=\"{package}\" Version=\"0.1.0\" />"))}
          </ItemGroup>
        </Project>
        """;
}
